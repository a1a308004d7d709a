import { INBOX_BOXES } from '#domain/inbox/options.ts';
import { REPLY_TIME_DAYS } from '#domain/inbox/limits.ts';
import { computeReplyTime, type ReplyTime } from '#domain/inbox/response-time.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { responseTimePath } from '#platform/firestore-paths.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { readInPages } from '#platform/read-in-pages.ts';
import { DAY, later } from '#platform/time.ts';

/** Messages read at once: the snapshots of a busy quarter are more than the function's memory. */
const PAGE = 1000;

const timesSchema = z.object({ receivedAt: storedTime, answeredAt: storedTime.nullable() });

/**
 * Measures how long senders have recently waited for the first answer, and stores it for the build of the site, so that a
 * page view costs no read.
 */
export async function measureResponseTime(
  firestore: Firestore,
  now: Date,
): Promise<Pick<ReplyTime, 'medianMinutes' | 'answers'>> {
  const from = later(now, -REPLY_TIME_DAYS * DAY);
  const times: z.output<typeof timesSchema>[] = [];
  for (const box of INBOX_BOXES) {
    const recent = firestore.collection(box).where('receivedAt', '>=', from).select('receivedAt', 'answeredAt');
    for await (const page of readInPages(recent, PAGE))
      times.push(...page.flatMap((found) => parseOrReport(found, timesSchema) ?? []));
  }
  const measured = computeReplyTime(times);
  await firestore.doc(responseTimePath()).set({ ...measured, measuredAt: now });
  return measured;
}
