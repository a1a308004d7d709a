import type { Handler } from '@site/domain/api-handler';
import type { publishingApi } from '@site/domain/api-publishing';
import { HOUSE_COLLECTIONS } from '@site/domain/firestore-collections';
import { SCHEDULED_SHOWN } from '@site/domain/limits';
import { scheduledPublicationSchema } from '@site/domain/scheduled-publication';
import type { Firestore } from 'firebase-admin/firestore';

/** Makes the handler of GET /api/admin/scheduled-publications. */
export function listScheduled(
  database: () => Firestore,
): Handler<(typeof publishingApi)['GET /api/admin/scheduled-publications']> {
  return async () => {
    const all = database().collection(HOUSE_COLLECTIONS.scheduledPublications);
    // The latest moments: those that wait lie in the future, those that had theirs just before.
    const { docs } = await all.orderBy('at', 'desc').limit(SCHEDULED_SHOWN).get();
    const scheduled = docs.map((found) => scheduledPublicationSchema.parse(found.data()));
    return { scheduled: scheduled.toReversed() };
  };
}
