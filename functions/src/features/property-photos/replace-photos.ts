import type { Handler } from '#domain/api/handler.ts';
import type { propertyPhotosApi } from '#domain/api/property-photos.ts';
import { ApiError } from '#domain/core/errors.ts';
import { describeGallery } from '#domain/media/gallery-alts.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { claimPictures } from '#platform/content/claim-pictures.ts';
import { readAtRevision, writeChange } from '#platform/content/content-change.ts';
import { KINDS } from '#platform/content/content-kinds.ts';
import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import { readUploads } from './read-uploads.ts';

/**
 * Makes the handler of PUT /api/admin/property-photos/{id}. One transaction writes the working copy, the record of its
 * pictures and the audit entry, so the property keeps its pictures if anything fails.
 */
export function replacePhotos(
  deps: ContentDeps,
): Handler<(typeof propertyPhotosApi)['PUT /api/admin/property-photos/{id}']> {
  return ({ params: { id }, body: { rev, files }, member: { uid } }) =>
    inContentTransaction(deps, uid, async (step) => {
      const before = await readAtRevision(step, KINDS.properties, id, rev);
      const { pictures, errors } = await readUploads(step.firestore, step.transaction, uid, files);
      if (pictures.length === 0) {
        throw new ApiError('invalid_request', { fields: errors.map((message) => ({ path: 'files', message })) });
      }
      const after = { ...before, ...arrangePhotos(before.title, pictures), rev: rev + 1 };
      await claimPictures(step, before, after);
      const details = { pictures: pictures.length, rejected: errors.length };
      writeChange(step, { of: KINDS.properties, id, action: 'photos-replaced', before, after, details });
      return { rev: after.rev, successCount: pictures.length, errors };
    });
}

/** Hero and gallery from pictures in order: the first is the hero. Pictures without alt text get the default one. */
function arrangePhotos(title: string, pictures: readonly Picture[]): Pick<WorkingProperty, 'hero' | 'gallery'> {
  const [hero = null, ...rest] = pictures;
  return {
    hero: hero === null ? null : { ...hero, alt: hero.alt || title },
    gallery: describeGallery(title, rest),
  };
}
