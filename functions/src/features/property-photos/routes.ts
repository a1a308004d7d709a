import type { HandlerMap } from '#domain/api/handler.ts';
import type { propertyPhotosApi } from '#domain/api/property-photos.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { changeAltTexts } from './change-alt-texts.ts';
import { listProperties } from './list-properties.ts';
import { replacePhotos } from './replace-photos.ts';
import { reportPhotos } from './report-photos.ts';

/** The endpoints that replace and check the photographs of a property. */
export function propertyPhotoRoutes(deps: ContentDeps): HandlerMap<typeof propertyPhotosApi> {
  return {
    'GET /api/admin/property-photos': listProperties(deps.database),
    'GET /api/admin/property-photos/{id}': reportPhotos(deps.database),
    'PATCH /api/admin/property-photos/{id}': changeAltTexts(deps),
    'PUT /api/admin/property-photos/{id}': replacePhotos(deps),
  };
}
