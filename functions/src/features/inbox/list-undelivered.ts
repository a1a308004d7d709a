import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import type { InboxMessage } from '#domain/inbox/message.ts';
import { makeInboxRow, type StoredMessage } from '#domain/inbox/row.ts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { queuedAt, RETRIED_ATTEMPTS } from '#platform/write-mail.ts';

/** `delivery` is the mail extension's. */
const emailSchema = z.object({
  to: z.array(z.string()),
  message: z.object({ subject: z.string() }),
  expiresAt: storedTime,
  delivery: z.object({ state: z.string(), attempts: z.int().default(0) }).optional(),
});

/** Lists the emails to the sender of a message that failed and are not sent again, oldest first. */
export async function listUndelivered(
  firestore: Firestore,
  message: StoredMessage,
): Promise<InboxMessage['undelivered']> {
  const { box, id, email } = makeInboxRow(message);
  if (email === '') return [];
  const { docs } = await firestore.collection(BUSINESS_COLLECTIONS.mail).where('about', '==', `${box}/${id}`).get();
  return docs
    .flatMap((found) => parseOrReport(found, emailSchema) ?? [])
    .filter(({ to, delivery }) => {
      const isFinal = delivery?.state === 'ERROR' && delivery.attempts > Math.max(...RETRIED_ATTEMPTS);
      return isFinal && to[0] === email;
    })
    .map(({ message: { subject }, expiresAt }) => ({ subject, at: queuedAt(expiresAt).toISOString() }))
    .toSorted((one, other) => one.at.localeCompare(other.at));
}
