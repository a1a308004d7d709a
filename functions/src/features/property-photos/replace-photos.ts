import type { Handler } from '#domain/api/handler.ts';
import type { propertyPhotosApi } from '#domain/api/property-photos.ts';
import { ApiError } from '#domain/core/errors.ts';
import { readAtRevision, writeChange } from '#platform/content/content-change.ts';
import { KINDS } from '#platform/content/content-kinds.ts';
import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import { photosFrom } from './photos-from.ts';
import { readUploads } from './read-uploads.ts';

/**
 * Makes the handler of PUT /api/admin/property-photos/{id}. One transaction changes the working copy, its revision, the
 * notes of where its pictures are used and the audit log; whatever fails, the property keeps the pictures it had.
 */
export function replacePhotos(
  deps: ContentDeps,
): Handler<(typeof propertyPhotosApi)['PUT /api/admin/property-photos/{id}']> {
  return ({ params: { id }, body: { rev, files }, member: { uid } }) =>
    inContentTransaction(deps, uid, async (step) => {
      const before = await readAtRevision(step, KINDS.properties, id, rev);
      const { pictures, errors } = await readUploads(step.firestore, step.transaction, uid, files);
      if (pictures.length === 0) throw new ApiError('invalid_request', { fields: asFields(errors) });
      const after = { ...before, ...photosFrom(before.title, pictures), rev: rev + 1 };
      const details = { pictures: pictures.length, rejected: errors.length };
      writeChange(step, { of: KINDS.properties, id, action: 'photos-replaced', before, after, details });
      return { rev: after.rev, successCount: pictures.length, errors };
    });
}

function asFields(errors: readonly string[]) {
  return errors.map((message) => ({ path: 'files', message }));
}
