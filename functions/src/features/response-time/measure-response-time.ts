import { INBOX_BOXES } from '#domain/inbox/options.ts';
import { REPLY_TIME_DAYS } from '#domain/core/limits.ts';
import { medianReplyTime, type ReplyTime } from '#domain/inbox/response-time.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { replyTimePath } from '#platform/firestore-paths.ts';
import { DAY, later } from '#platform/time.ts';

const timesSchema = z.object({ receivedAt: storedTime, answeredAt: storedTime.nullable() });

/**
 * Works out how long senders waited for their first answer lately, and keeps it where the build of the site reads it
 * once: a page view costs nothing.
 */
export async function measureReplyTime(
  firestore: Firestore,
  now: Date,
): Promise<Pick<ReplyTime, 'medianMinutes' | 'answers'>> {
  const from = later(now, -REPLY_TIME_DAYS * DAY);
  const boxes = await Promise.all(
    INBOX_BOXES.map((box) =>
      firestore.collection(box).where('receivedAt', '>=', from).select('receivedAt', 'answeredAt').get(),
    ),
  );
  const measured = medianReplyTime(boxes.flatMap(({ docs }) => docs.map((found) => timesSchema.parse(found.data()))));
  await firestore.doc(replyTimePath()).set({ ...measured, measuredAt: now });
  return measured;
}
