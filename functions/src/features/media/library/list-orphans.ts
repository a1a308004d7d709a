import type { Handler } from '#domain/api/handler.ts';
import type { mediaApi } from '#domain/api/media.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import { isRemovable } from './is-removable.ts';
import type { MediaDeps } from '../media-deps.ts';

/** Most orphans in one answer; when there are more, the oldest come first. */
const MOST = 500;

/** Makes the handler of GET /api/admin/orphans. */
export function listOrphans({ database, clock }: MediaDeps): Handler<(typeof mediaApi)['GET /api/admin/orphans']> {
  return async () => {
    const { docs } = await database()
      .collection(BUSINESS_COLLECTIONS.pictures)
      .where('unusedSince', '!=', null)
      .orderBy('unusedSince')
      .limit(MOST)
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
