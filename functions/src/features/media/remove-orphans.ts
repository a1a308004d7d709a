import type { Handler } from '@site/domain/api-handler';
import type { mediaApi } from '@site/domain/api-media';
import type { MediaHouse } from './media-house.ts';
import { sweepPictures } from './sweep-pictures.ts';

/** Makes the handler of DELETE /api/admin/orphans. */
export function removeOrphans(house: MediaHouse): Handler<(typeof mediaApi)['DELETE /api/admin/orphans']> {
  return async ({ member: { uid } }) => ({ removed: await sweepPictures(house, uid) });
}
