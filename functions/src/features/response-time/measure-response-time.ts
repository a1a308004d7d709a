import { INBOX_BOXES } from '#domain/inbox/options.ts';
import { REPLY_TIME_DAYS } from '#domain/inbox/limits.ts';
import { computeReplyTime, type ReplyTime } from '#domain/inbox/response-time.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { responseTimePath } from '#platform/firestore-paths.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { DAY, later } from '#platform/time.ts';

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
  const boxes = await Promise.all(
    INBOX_BOXES.map((box) =>
      firestore.collection(box).where('receivedAt', '>=', from).select('receivedAt', 'answeredAt').get(),
    ),
  );
  const measured = computeReplyTime(
    boxes.flatMap(({ docs }) => docs.flatMap((found) => parseOrReport(found, timesSchema) ?? [])),
  );
  await firestore.doc(responseTimePath()).set({ ...measured, measuredAt: now });
  return measured;
}
