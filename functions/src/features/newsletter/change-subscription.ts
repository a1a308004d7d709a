import type { Handler } from '#domain/api/handler.ts';
import type { newsletterApi } from '#domain/api/newsletter.ts';
import { ApiError } from '#domain/core/errors.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { CONSENT_PROOF_MONTHS } from '#domain/privacy/limits.ts';
import { storedSubscriberSchema } from '#domain/newsletter/stored-subscriber.ts';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
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
      const confirmed = await transaction.get(withStates(firestore, subscriber.emailKey, ['confirmed']).limit(1));
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
      const { docs } = await transaction.get(withStates(firestore, subscriber.emailKey, ['pending', 'confirmed']));
      const now = clock();
      for (const found of docs) {
        transaction.update(found.ref, {
          state: 'unsubscribed',
          unsubscribedAt: now,
          // An unconfirmed sign-up has no consent to prove, so it keeps its 30 days.
          ...(found.get('state') === 'confirmed' ? { retainUntil: monthsLater(now, CONSENT_PROOF_MONTHS) } : {}),
        });
      }
    });
    return { status: 'unsubscribed' };
  };
}

/** The sign-ups of a mailbox that are in one of these states. */
function withStates(firestore: Firestore, emailKey: string, states: readonly Subscriber['state'][]): Query {
  return firestore
    .collection(BUSINESS_COLLECTIONS.subscribers)
    .where('emailKey', '==', emailKey)
    .where('state', 'in', states);
}

/** The sign-up of a link; throws the same error for a missing one and a wrong secret. */
function readSubscriber(stored: DocumentSnapshot, hasSecret: (subscriber: Subscriber) => boolean): Subscriber {
  if (!stored.exists) throw new ApiError('ticket_refused');
  const subscriber = storedSubscriberSchema.parse(stored.data());
  if (!hasSecret(subscriber)) throw new ApiError('ticket_refused');
  return subscriber;
}
