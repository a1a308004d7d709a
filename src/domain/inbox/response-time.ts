import * as z from 'zod';
import { REPLY_TIME_ANSWERS_MIN } from './limits.ts';
import { storedTime } from '#domain/core/stored-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Times of a message and its first reply. */
interface ReplyTimes {
  readonly receivedAt: string;
  readonly answeredAt: string | null;
}

/** system/replyTime as read: the recent response time. */
export const replyTimeSchema = z.strictObject({
  /** Median in minutes; null without replies. */
  medianMinutes: z.int().min(0).nullable(),
  /** Number of replies. */
  answers: z.int().min(0),
  measuredAt: storedTime,
});

/** The fields that the build reads. */
export const publishedReplyTimeSchema = replyTimeSchema.omit({ measuredAt: true }).strip();

export type ReplyTime = z.output<typeof replyTimeSchema>;

/** Computes the median time until the first reply in whole minutes, and the number of replies; messages without a reply do not count. */
export function computeReplyTime(messages: readonly ReplyTimes[]): Pick<ReplyTime, 'medianMinutes' | 'answers'> {
  const minutes = messages
    .flatMap(({ receivedAt, answeredAt }) =>
      answeredAt === null ? [] : [Math.max(0, Date.parse(answeredAt) - Date.parse(receivedAt)) / 60_000],
    )
    .sort((one, other) => one - other);
  const [low, high] = [minutes[Math.ceil(minutes.length / 2) - 1], minutes[Math.floor(minutes.length / 2)]];
  const medianMinutes = low === undefined || high === undefined ? null : Math.round((low + high) / 2);
  return { medianMinutes, answers: minutes.length };
}

/** Writes the response time for visitors, rounded up; null for too few replies. */
export function formatResponseTime({
  medianMinutes,
  answers,
}: Pick<ReplyTime, 'medianMinutes' | 'answers'>): string | null {
  if (medianMinutes === null || answers < REPLY_TIME_ANSWERS_MIN) return null;
  if (medianMinutes <= 60) return 'within an hour';
  const hours = Math.ceil(medianMinutes / 60);
  if (hours <= 36) return `within ${hours} hours`;
  return `within ${Math.ceil(hours / 24)} days`;
}

/** Writes the time until the deadline of a reply, or since: 'Due in 5 h', 'Overdue by 2 days'. */
export function formatDeadline(dueAt: string, now: number): string {
  const left = Date.parse(dueAt) - now;
  return left >= 0 ? `Due in ${formatDuration(left)}` : `Overdue by ${formatDuration(-left)}`;
}

function formatDuration(milliseconds: number): string {
  if (milliseconds >= 2 * DAY) return `${Math.floor(milliseconds / DAY)} days`;
  if (milliseconds >= HOUR) return `${Math.floor(milliseconds / HOUR)} h`;
  return `${Math.max(1, Math.floor(milliseconds / MINUTE))} min`;
}
