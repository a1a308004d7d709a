import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { picturePath, pictureUsePath } from '#functions/platform/firestore-paths.ts';

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
  const ids = Array.from({ length: count }, () => randomBytes(16).toString('hex'));
  for (const id of ids) {
    await firestore.doc(picturePath(id)).set({
      picture: {
        ...{
          id,
          width: 960,
          height: 640,
          widths: [480, 960],
          color: '#445566',
          tones: '9bc876543',
          alt: '',
          caption: '',
        },
        placeholder: 'data:image/webp;base64,AA==',
      },
      measures: { sharpness: 100, hash: '0123456789abcdef' },
      ...{ name: 'house.jpg', type: 'image/jpeg', bytes: 1000, settingsVersion: 1, uploadedBy: null, submissionId },
      ...{ uploadedAt: new Date(), unusedSince: null, removedAt: null, leaving: false },
    });
  }
  const use = firestore.doc(pictureUsePath('submissions', submissionId));
  await use.set({
    ...{ collection: 'submissions', documentId: submissionId, title: submissionId, pictureIds: ids },
    places: ids.map((pictureId, n) => ({ pictureId, place: `photos.${n}` })),
  });
  return {
    ids,
    remove: async () => {
      for (const id of ids) await firestore.doc(picturePath(id)).delete();
      await use.delete();
    },
  };
}
