import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import type { InboxMessage } from '#domain/inbox/message.ts';
import { makeInboxRow, type StoredMessage } from '#domain/inbox/row.ts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { HOUR } from '#platform/time.ts';
import { queuedAt, RETRIED_ATTEMPTS } from '#platform/write-mail.ts';

/** The mail extension's; `leaseExpireTime` is a minute after an attempt began, null or missing when none goes on. */
const deliverySchema = z.object({
  state: z.string(),
  attempts: z.int().default(0),
  leaseExpireTime: storedTime.nullish(),
});

const emailSchema = z.object({
  to: z.array(z.string()),
  message: z.object({ subject: z.string() }),
  expiresAt: storedTime,
  delivery: deliverySchema.optional(),
});

/** Lists the emails to the sender of a message that failed and are not sent again, oldest first. */
export async function listUndelivered(
  firestore: Firestore,
  message: StoredMessage,
  now: Date,
): Promise<InboxMessage['undelivered']> {
  const { box, id, email } = makeInboxRow(message);
  if (email === '') return [];
  const { docs } = await firestore.collection(BUSINESS_COLLECTIONS.mail).where('about', '==', `${box}/${id}`).get();
  return docs
    .flatMap((found) => parseOrReport(found, emailSchema) ?? [])
    .filter(({ to, delivery }) => to[0] === email && delivery !== undefined && hasFailed(delivery, now))
    .map(({ message: { subject }, expiresAt, delivery }) => ({
      subject,
      at: queuedAt(expiresAt).toISOString(),
      // An attempt that ended in an error was counted.
      isUncertain: delivery?.state !== 'ERROR' || delivery.attempts === 0,
    }))
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

/**
 * Whether an email failed for good. An attempt that was cut off counts as failed, although it may have sent the email: the
 * extension looks at it again only when the document changes, and then calls it an error without counting it.
 */
function hasFailed({ state, attempts, leaseExpireTime }: z.output<typeof deliverySchema>, now: Date): boolean {
  if (state === 'ERROR') return !RETRIED_ATTEMPTS.includes(attempts);
  const isCutOff = typeof leaseExpireTime === 'string' && now.getTime() - Date.parse(leaseExpireTime) > HOUR;
  return state === 'PROCESSING' && isCutOff;
}
