import type { HandlerMap } from '#domain/api/handler.ts';
import type { mediaApi } from '#domain/api/media.ts';
import { changeAltText } from './library/change-alt-text.ts';
import { listOrphans, removeOrphans } from './library/orphans.ts';
import { listPictures } from './library/list-pictures.ts';
import { removePicture } from './library/remove-picture.ts';
import type { MediaDeps } from './media-deps.ts';
import { internet } from '#platform/internet/internet.ts';
import { uploadFromUrl } from './uploads/upload-from-url.ts';

/** The endpoints of the media library. */
export function mediaRoutes(deps: MediaDeps): HandlerMap<typeof mediaApi> {
  return {
    'POST /api/admin/uploads/from-address': uploadFromUrl(deps, internet),
    'GET /api/admin/pictures': listPictures(deps),
    'PATCH /api/admin/pictures/{id}': changeAltText(deps),
    'DELETE /api/admin/pictures/{id}': removePicture(deps),
    'GET /api/admin/orphans': listOrphans(deps),
    'DELETE /api/admin/orphans': removeOrphans(deps),
  };
}
