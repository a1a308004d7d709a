import type { Handler } from '#domain/api/handler.ts';
import type { SubscriberLine, subscribersApi } from '#domain/api/subscribers.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { SUBSCRIBERS_PAGE } from '#domain/newsletter/limits.ts';
import { storedSubscriberSchema } from '#domain/newsletter/stored-subscriber.ts';
import type { CollectionReference, Firestore, Query } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { readPage } from '#platform/read-page.ts';

type Contract = (typeof subscribersApi)['POST /api/admin/subscribers/search'];

/** Sorts after all strings with the same prefix in Firestore. */
const PREFIX_END = '\uf8ff';

/** Makes the handler of POST /api/admin/subscribers/search. */
export function listSubscribers(database: () => Firestore): Handler<Contract> {
  return async ({ body: { state, email, after } }) => {
    const all = database().collection(BUSINESS_COLLECTIONS.subscribers);
    let query: Query = state === undefined ? all : all.where('state', '==', state);
    query =
      email === undefined
        ? query.orderBy('consent.givenAt', 'desc')
        : query
            .where('emailKey', '>=', email)
            .where('emailKey', '<', email + PREFIX_END)
            .orderBy('emailKey');
    const [{ docs, last }, pending, confirmed, unsubscribed] = await Promise.all([
      readPage(query, SUBSCRIBERS_PAGE, after === undefined ? undefined : all.doc(after)),
      countOf(all, 'pending'),
      countOf(all, 'confirmed'),
      countOf(all, 'unsubscribed'),
    ]);
    return {
      subscribers: docs.flatMap((found) => {
        const subscriber = parseOrReport(found, storedSubscriberSchema);
        return subscriber === null ? [] : [subscriberLine(subscriber)];
      }),
      next: last?.id ?? null,
      counts: { pending, confirmed, unsubscribed },
    };
  };
}

async function countOf(all: CollectionReference, state: string): Promise<number> {
  return (await all.where('state', '==', state).count().get()).data().count;
}

/** A stored sign-up as the API returns it. */
export function subscriberLine(subscriber: z.output<typeof storedSubscriberSchema>): SubscriberLine {
  const { id, email, state, consent, confirmedAt, unsubscribedAt } = subscriber;
  return { id, email, state, signedUpAt: consent.givenAt, confirmedAt, unsubscribedAt };
}
