import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { Picture } from '#domain/media/picture.ts';
import { pictureUseSchema } from '#domain/media/picture-use.ts';
import { isInLibrary, storedPictureSchema } from '#domain/media/stored-picture.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { picturePath, pictureUsePath } from '#platform/firestore-paths.ts';

/** Finds the pictures of an owner's photos, by the number of the photo; without pictures that were removed. */
export async function findOwnerPictures(
  firestore: Firestore,
  submissionId: string,
): Promise<ReadonlyMap<number, Picture>> {
  const use = await firestore.doc(pictureUsePath(BUSINESS_COLLECTIONS.submissions, submissionId)).get();
  if (!use.exists) return new Map();
  const { places } = pictureUseSchema.parse(use.data());
  const documents = await firestore.getAll(...places.map(({ pictureId }) => firestore.doc(picturePath(pictureId))));
  return new Map(
    documents.flatMap((found, index) => {
      if (!found.exists) return [];
      const stored = storedPictureSchema.parse(found.data());
      return isInLibrary(stored) ? [[numberIn(places[index]?.place), stored.picture] as const] : [];
    }),
  );
}

/** The number in 'photos.3'. */
function numberIn(place: string | undefined): number {
  return Number(place?.split('.').at(-1));
}
