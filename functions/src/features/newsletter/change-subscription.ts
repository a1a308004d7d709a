import type { Handler } from '#domain/api/handler.ts';
import type { newsletterApi } from '#domain/api/newsletter.ts';
import { ApiError } from '#domain/core/errors.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedSubscriberSchema } from '#domain/newsletter/stored-subscriber.ts';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { endSubscriptions } from '#platform/end-subscriptions.ts';
import { subscriberPath } from '#platform/firestore-paths.ts';
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
      const ofMailbox = firestore
        .collection(BUSINESS_COLLECTIONS.subscribers)
        .where('emailKey', '==', subscriber.emailKey);
      const confirmed = await transaction.get(ofMailbox.where('state', '==', 'confirmed').limit(1));
      // One subscription per mailbox. The sign-up stays, because the link to unsubscribe in its email has to work.
      if (!confirmed.empty) return;
      transaction.update(document, { state: 'confirmed', confirmedAt: clock(), retainUntil: null });
    });
    return { status: 'confirmed' };
  };
}

/**
 * Makes the handler of POST /api/newsletter/unsubscribe. Any link of a mailbox ends all its subscriptions: readers press
 * the link of whichever email they find.
 */
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
      await endSubscriptions(firestore, transaction, subscriber.emailKey, clock());
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
