import type { Handler } from '#domain/api/handler.ts';
import type { mediaApi } from '#domain/api/media.ts';
import type { MediaDeps } from '../media-deps.ts';
import { sweepPictures } from './sweep-pictures.ts';

/** Makes the handler of DELETE /api/admin/orphans. */
export function removeOrphans(deps: MediaDeps): Handler<(typeof mediaApi)['DELETE /api/admin/orphans']> {
  return async ({ member: { uid } }) => ({ removed: await sweepPictures(deps, uid) });
}
