import type { Handler } from '#domain/api/handler.ts';
import type { newsletterApi } from '#domain/api/newsletter.ts';
import { ApiError } from '#domain/core/errors.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { CONSENT_PROOF_MONTHS } from '#domain/privacy/limits.ts';
import { storedSubscriberSchema } from '#domain/newsletter/stored-subscriber.ts';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { subscriberPath } from '#platform/firestore-paths.ts';
import { monthsLater } from '#platform/time.ts';
import { isSecret, sha256 } from '#platform/secrets.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';

type Subscriber = z.output<typeof storedSubscriberSchema>;

/** Makes the handler of POST /api/newsletter/confirm. */
export function confirmSubscription(
  database: () => Firestore,
  clock: () => Date,
): Handler<(typeof newsletterApi)['POST /api/newsletter/confirm']> {
  return async ({ query }) => {
    const firestore = database();
    const document = firestore.doc(subscriberPath(query.subscriber));
    await inTransaction(firestore, async (transaction) => {
      const stored = await transaction.get(document);
      const subscriber = readSubscriber(stored, ({ confirmHash }) => isSecret(query.token, confirmHash));
      // A repeated click changes nothing, and an ended subscription stays ended.
      if (subscriber.state === 'confirmed') return;
      if (subscriber.state === 'unsubscribed') throw new ApiError('ticket_refused');
      const sameEmail = firestore
        .collection(BUSINESS_COLLECTIONS.subscribers)
        .where('emailKey', '==', subscriber.emailKey)
        .where('state', '==', 'pending');
      const { docs } = await transaction.get(sameEmail);
      transaction.update(document, { state: 'confirmed', confirmedAt: clock(), retainUntil: null });
      // Other sign-ups with this email have nothing left to confirm.
      for (const other of docs) if (other.id !== document.id) transaction.delete(other.ref);
    });
    return { status: 'confirmed' };
  };
}

/** Makes the handler of POST /api/newsletter/unsubscribe. */
export function endSubscription(
  database: () => Firestore,
  clock: () => Date,
): Handler<(typeof newsletterApi)['POST /api/newsletter/unsubscribe']> {
  return async ({ query }) => {
    const firestore = database();
    const document = firestore.doc(subscriberPath(query.subscriber));
    await inTransaction(firestore, async (transaction) => {
      const stored = await transaction.get(document);
      const subscriber = readSubscriber(stored, (known) => isSecret(query.token, sha256(known.unsubscribeToken)));
      if (subscriber.state === 'unsubscribed') return;
      const now = clock();
      transaction.update(document, {
        state: 'unsubscribed',
        unsubscribedAt: now,
        // An unconfirmed sign-up has no consent to prove, so it keeps its 30 days.
        ...(subscriber.state === 'confirmed' ? { retainUntil: monthsLater(now, CONSENT_PROOF_MONTHS) } : {}),
      });
    });
    return { status: 'unsubscribed' };
  };
}

/** The sign-up of a link; throws the same error for a missing one and a wrong secret. */
function readSubscriber(stored: DocumentSnapshot, hasSecret: (subscriber: Subscriber) => boolean): Subscriber {
  if (!stored.exists) throw new ApiError('ticket_refused');
  const subscriber = storedSubscriberSchema.parse(stored.data());
  if (!hasSecret(subscriber)) throw new ApiError('ticket_refused');
  return subscriber;
}
