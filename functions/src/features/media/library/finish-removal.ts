import { picturePath } from '#platform/firestore-paths.ts';
import type { MediaHouse } from '../media-deps.ts';
import { deletePictureFiles } from '../picture-store.ts';

/** Deletes the files of a picture that is marked as leaving, and then its document, so that a stop in between is found again. */
export async function finishRemoval(house: MediaHouse, pictureId: string): Promise<void> {
  await deletePictureFiles(house.bucket(), pictureId);
  await house.database().doc(picturePath(pictureId)).delete();
}
