import { PICTURE_GONE } from '#domain/content/text.ts';
import { ApiError } from '#domain/core/errors.ts';
import { findPictures, type PicturePlace } from '#domain/media/picture-use.ts';
import { isInLibrary } from '#domain/media/stored-picture.ts';
import { picturePath } from '../firestore-paths.ts';
import type { ContentTransaction } from './content-transaction.ts';
import { readPictures } from './read-pictures.ts';

/**
 * Checks the pictures that a change adds to a document: throws invalid_request with the field of each that is no longer in
 * the library. It reads them in the transaction that writes their use, so that none is deleted in between, and ends the
 * time without use of the others: a release may show them from now on. The transaction cannot read anything after it.
 */
export async function claimPictures(step: ContentTransaction, before: object | null, after: object): Promise<void> {
  const added = findAddedPictures(before, after);
  const pictures = await readPictures(
    step,
    added.map(({ pictureId }) => pictureId),
  );
  const fields = added.flatMap(({ pictureId, place }) => {
    const picture = pictures.get(pictureId);
    return picture !== undefined && isInLibrary(picture) ? [] : [{ path: place, message: PICTURE_GONE }];
  });
  if (fields.length > 0) throw new ApiError('invalid_request', { fields });
  for (const [id, { unusedSince, submissionId, usedByContent }] of pictures) {
    const isOwners = submissionId !== null;
    if (unusedSince === null && usedByContent === isOwners) continue;
    step.transaction.update(step.firestore.doc(picturePath(id)), { unusedSince: null, usedByContent: isOwners });
  }
}

/** The pictures of a document that its earlier version does not show anywhere. */
export function findAddedPictures(before: object | null, after: object): PicturePlace[] {
  const shown = new Set(findPictures(before).map(({ pictureId }) => pictureId));
  return findPictures(after).filter(({ pictureId }) => !shown.has(pictureId));
}
