import { randomBytes } from 'node:crypto';
import { pictureFixture } from '#domain/content/published-fixture.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { picturePath } from '#functions/platform/firestore-paths.ts';

/** Adds a picture to the library without files, because processing one takes seconds. */
export async function storeLibraryPicture(
  firestore: Firestore,
  submissionId: string | null = null,
): Promise<{ readonly picture: Picture; readonly remove: () => Promise<void> }> {
  const picture = { ...pictureFixture(), id: randomBytes(16).toString('hex') };
  const document = firestore.doc(picturePath(picture.id));
  await document.set({
    picture,
    measures: { sharpness: 100, hash: '0123456789abcdef' },
    ...{ name: 'house.jpg', type: 'image/jpeg', bytes: 1000, settingsVersion: 1, uploadedBy: null, submissionId },
    ...{ uploadedAt: new Date(), unusedSince: null, removedAt: null, leaving: false },
  });
  return { picture, remove: async () => void (await document.delete()) };
}
