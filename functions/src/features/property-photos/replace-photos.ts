import type { Handler } from '@site/domain/api-handler';
import type { propertyPhotosApi } from '@site/domain/api-property-photos';
import { ApiError } from '@site/domain/errors';
import { CONTENT_COLLECTIONS } from '@site/domain/firestore-collections';
import type { Firestore } from 'firebase-admin/firestore';
import { propertyPath } from '../../platform/firestore-paths.ts';
import { writeAudit } from '../../platform/write-audit.ts';
import { writeContent } from '../../platform/write-content.ts';
import { photosFrom } from './photos-from.ts';
import { readProperty, requireRevision } from './read-property.ts';
import { readUploads } from './read-uploads.ts';

/**
 * Makes the handler of PUT /api/admin/property-photos/{id}. One transaction changes the working copy, its revision, the
 * notes of where its pictures are used and the audit log; whatever fails, the property keeps the pictures it had.
 */
export function replacePhotos(
  database: () => Firestore,
  clock: () => Date,
): Handler<(typeof propertyPhotosApi)['PUT /api/admin/property-photos/{id}']> {
  return async ({ params: { id }, body: { rev, files }, member: { uid } }) => {
    const firestore = database();
    return firestore.runTransaction(async (transaction) => {
      const property = readProperty(await transaction.get(firestore.doc(propertyPath(id))));
      requireRevision(property, rev);
      const { pictures, errors } = await readUploads(firestore, transaction, uid, files);
      if (pictures.length === 0) throw new ApiError('invalid_request', { fields: asFields(errors) });
      const data = { ...property, ...photosFrom(property.title, pictures), rev: rev + 1 };
      writeContent(firestore, transaction, { collection: CONTENT_COLLECTIONS.properties.working, id, data });
      const details = { rev: rev + 1, pictures: pictures.length, refused: errors.length };
      const entry = { action: 'property.photos-replaced', target: propertyPath(id), details, uid };
      writeAudit(firestore, transaction, entry, clock());
      return { rev: rev + 1, successCount: pictures.length, errors };
    });
  };
}

function asFields(errors: readonly string[]) {
  return errors.map((message) => ({ path: 'files', message }));
}
