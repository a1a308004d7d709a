import type { Firestore } from 'firebase-admin/firestore';
import { pictureUsePath } from '#functions/platform/firestore-paths.ts';
import { storeLibraryPicture } from './library-picture.ts';

/** Library pictures of a submission's photographs. */
export interface OwnerPictures {
  /** In the order of the photographs. */
  readonly ids: readonly string[];
  readonly remove: () => Promise<void>;
}

/** Stores pictures in the library as if the photographs had been processed, which takes seconds. */
export async function storeOwnerPictures(
  firestore: Firestore,
  submissionId: string,
  count: number,
): Promise<OwnerPictures> {
  const stored = await Promise.all(Array.from({ length: count }, () => storeLibraryPicture(firestore, submissionId)));
  const ids = stored.map(({ picture }) => picture.id);
  const use = firestore.doc(pictureUsePath('submissions', submissionId));
  await use.set({
    ...{ collection: 'submissions', documentId: submissionId, title: submissionId, pictureIds: ids },
    places: ids.map((pictureId, n) => ({ pictureId, place: `photos.${n}` })),
  });
  return {
    ids,
    remove: async () => {
      for (const { remove } of stored) await remove();
      await use.delete();
    },
  };
}
