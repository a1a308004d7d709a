import type { Handler } from '#domain/api/handler.ts';
import type { mediaApi } from '#domain/api/media.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';
import { readReleasePeriods } from './release-periods.ts';
import { isRemovable } from './sweep-decision.ts';
import { sweepPictures } from './sweep-pictures.ts';
import type { MediaDeps } from '../media-deps.ts';

/** Maximum number of orphans in one response, the oldest first. */
const ORPHANS_MAX = 500;

/** Makes the handler of GET /api/admin/orphans. */
export function listOrphans({ database, clock }: MediaDeps): Handler<(typeof mediaApi)['GET /api/admin/orphans']> {
  return async () => {
    const firestore = database();
    const begun = clock();
    const periods = await inTransaction(firestore, (transaction) => readReleasePeriods(firestore, transaction, begun));
    const { docs } = await firestore
      .collection(BUSINESS_COLLECTIONS.pictures)
      .where('unusedSince', '!=', null)
      .orderBy('unusedSince')
      .limit(ORPHANS_MAX)
      .get();
    return {
      orphans: docs.flatMap((found) => {
        const { unusedSince, ...stored } = storedPictureSchema.parse(found.data());
        if (unusedSince === null) return [];
        const removable = isRemovable({ ...stored, unusedSince }, { begun, periods });
        return [{ picture: stored.picture, name: stored.name, unusedSince, removable }];
      }),
    };
  };
}

/** Makes the handler of DELETE /api/admin/orphans. */
export function removeOrphans(deps: MediaDeps): Handler<(typeof mediaApi)['DELETE /api/admin/orphans']> {
  return async ({ member: { uid } }) => ({ removed: await sweepPictures(deps, uid) });
}
