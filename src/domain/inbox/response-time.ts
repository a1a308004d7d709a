import * as z from 'zod';
import { REPLY_TIME_ANSWERS_MIN } from './limits.ts';
import { storedTime } from '#domain/core/stored-time.ts';

/** Times of a message that say how long its sender waited. */
interface ReplyTimes {
  readonly receivedAt: string;
  readonly answeredAt: string | null;
}

/** system/replyTime as read: how long senders waited for an answer lately. */
export const replyTimeSchema = z.strictObject({
  /** Half of the answers came within so many minutes; null without answers. */
  medianMinutes: z.int().min(0).nullable(),
  /** Answers it is the median of. */
  answers: z.int().min(0),
  /** When it was worked out. */
  measuredAt: storedTime,
});

/** What the build of the site reads of it. */
export const publishedReplyTimeSchema = replyTimeSchema.omit({ measuredAt: true }).strip();

/** How long senders waited for an answer lately. */
export type ReplyTime = z.output<typeof replyTimeSchema>;

/** The median time until the first answer in whole minutes, and how many answers that is; messages without one do not count. */
export function medianReplyTime(messages: readonly ReplyTimes[]): Pick<ReplyTime, 'medianMinutes' | 'answers'> {
  const minutes = messages
    .flatMap(({ receivedAt, answeredAt }) =>
      answeredAt === null ? [] : [Math.max(0, Date.parse(answeredAt) - Date.parse(receivedAt)) / 60_000],
    )
    .sort((one, other) => one - other);
  const [low, high] = [minutes[Math.ceil(minutes.length / 2) - 1], minutes[Math.floor(minutes.length / 2)]];
  const medianMinutes = low === undefined || high === undefined ? null : Math.round((low + high) / 2);
  return { medianMinutes, answers: minutes.length };
}

/** What visitors are told of it, rounded up to what a person would say; null when there are too few answers to tell. */
export function responseTimeText({
  medianMinutes,
  answers,
}: Pick<ReplyTime, 'medianMinutes' | 'answers'>): string | null {
  if (medianMinutes === null || answers < REPLY_TIME_ANSWERS_MIN) return null;
  if (medianMinutes <= 60) return 'within an hour';
  const hours = Math.ceil(medianMinutes / 60);
  if (hours <= 36) return `within ${hours} hours`;
  return `within ${Math.ceil(hours / 24)} days`;
}
