import type { Handler } from '#domain/api/handler.ts';
import type { propertyPhotosApi } from '#domain/api/property-photos.ts';
import { ApiError } from '#domain/core/errors.ts';
import { checkPhotos } from '#domain/media/photo-report.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import { workingPropertySchema } from '#domain/property/property.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { picturePath, propertyPath } from '#platform/firestore-paths.ts';

/** Makes the handler of GET /api/admin/property-photos/{id}. */
export function reportPhotos(
  database: () => Firestore,
): Handler<(typeof propertyPhotosApi)['GET /api/admin/property-photos/{id}']> {
  return async ({ params: { id } }) => {
    const firestore = database();
    const property = await firestore.doc(propertyPath(id)).get();
    if (!property.exists) throw new ApiError('not_found');
    const { rev, title, hero, gallery } = workingPropertySchema.parse(property.data());
    const ids = new Set([hero, ...gallery].flatMap((picture) => (picture === null ? [] : [picture.id])));
    const paths = [...ids].map((pictureId) => firestore.doc(picturePath(pictureId)));
    const found = paths.length === 0 ? [] : await firestore.getAll(...paths);
    const measures = found
      .filter((document) => document.exists)
      .map((document) => storedPictureSchema.parse(document.data()));
    const byId = new Map(measures.map((stored) => [stored.picture.id, stored.measures]));
    return { rev, title, lines: checkPhotos({ title, hero, gallery }, byId) };
  };
}
