import type { Handler } from '#domain/api/handler.ts';
import type { propertyPhotosApi } from '#domain/api/property-photos.ts';
import { checkPhotos } from '#domain/media/photo-report.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import { workingPropertySchema } from '#domain/property/property.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { picturePath, propertyPath } from '#platform/firestore-paths.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { requireDocument } from '#platform/require-document.ts';

/** Makes the handler of GET /api/admin/property-photos/{id}. */
export function reportPhotos(
  database: () => Firestore,
): Handler<(typeof propertyPhotosApi)['GET /api/admin/property-photos/{id}']> {
  return async ({ params: { id } }) => {
    const firestore = database();
    const stored = await firestore.doc(propertyPath(id)).get();
    const { rev, title, hero, gallery } = requireDocument(stored, workingPropertySchema);
    const ids = new Set([hero, ...gallery].flatMap((picture) => (picture === null ? [] : [picture.id])));
    const paths = [...ids].map((pictureId) => firestore.doc(picturePath(pictureId)));
    const found = paths.length === 0 ? [] : await firestore.getAll(...paths);
    const measures = found
      .filter((document) => document.exists)
      .flatMap((document) => parseOrReport(document, storedPictureSchema) ?? []);
    const byId = new Map(measures.map((one) => [one.picture.id, one.measures]));
    return { rev, title, lines: checkPhotos({ title, hero, gallery }, byId) };
  };
}
