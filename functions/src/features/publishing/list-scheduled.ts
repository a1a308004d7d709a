import type { Handler } from '#domain/api/handler.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { SCHEDULED_SHOWN } from '#domain/publishing/limits.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { readablePublications } from '#platform/content/readable-publications.ts';

/** Makes the handler of GET /api/admin/scheduled-publications. */
export function listScheduled(
  database: () => Firestore,
): Handler<(typeof publishingApi)['GET /api/admin/scheduled-publications']> {
  return async () => {
    const all = database().collection(BUSINESS_COLLECTIONS.scheduledPublications);
    // The latest times: waiting publications in the future, and the most recent past ones.
    const { docs } = await all.orderBy('at', 'desc').limit(SCHEDULED_SHOWN).get();
    return { scheduled: readablePublications(docs).toReversed() };
  };
}
