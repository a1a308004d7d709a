import { picturePath } from '#platform/firestore-paths.ts';
import type { MediaDeps } from '../media-deps.ts';
import { deletePictureFiles } from '../picture-store.ts';

/** Deletes the files of a picture marked as leaving, then its document, so that an interrupted removal can be repeated. */
export async function finishRemoval(deps: MediaDeps, pictureId: string): Promise<void> {
  await deletePictureFiles(deps.bucket(), pictureId);
  await deps.database().doc(picturePath(pictureId)).delete();
}
