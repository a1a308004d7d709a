import type { Handler } from '@site/domain/api-handler';
import type { mediaApi } from '@site/domain/api-media';
import { HOUSE_COLLECTIONS } from '@site/domain/firestore-collections';
import { storedPictureSchema } from '@site/domain/stored-picture';
import { isRemovable } from './is-removable.ts';
import type { MediaHouse } from './media-house.ts';

/** Most orphans in one answer; when there are more, the oldest come first. */
const MOST = 500;

/** Makes the handler of GET /api/admin/orphans. */
export function listOrphans({ database, clock }: MediaHouse): Handler<(typeof mediaApi)['GET /api/admin/orphans']> {
  return async () => {
    const { docs } = await database()
      .collection(HOUSE_COLLECTIONS.pictures)
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
