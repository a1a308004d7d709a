import type { Handler } from '#domain/api/handler.ts';
import type { mediaApi } from '#domain/api/media.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import { isRemovable, sweepPictures } from './sweep-pictures.ts';
import type { MediaDeps } from '../media-deps.ts';

/** Maximum number of orphans in one response, the oldest first. */
const ORPHANS_MAX = 500;

/** Makes the handler of GET /api/admin/orphans. */
export function listOrphans({ database, clock }: MediaDeps): Handler<(typeof mediaApi)['GET /api/admin/orphans']> {
  return async () => {
    const { docs } = await database()
      .collection(BUSINESS_COLLECTIONS.pictures)
      .where('unusedSince', '!=', null)
      .orderBy('unusedSince')
      .limit(ORPHANS_MAX)
      .get();
    return {
      orphans: docs.flatMap((found) => {
        const { picture, name, unusedSince } = storedPictureSchema.parse(found.data());
        if (unusedSince === null) return [];
        return [{ picture, name, unusedSince, removable: isRemovable(unusedSince, clock()) }];
      }),
    };
  };
}

/** Makes the handler of DELETE /api/admin/orphans. */
export function removeOrphans(deps: MediaDeps): Handler<(typeof mediaApi)['DELETE /api/admin/orphans']> {
  return async ({ member: { uid } }) => ({ removed: await sweepPictures(deps, uid) });
}
