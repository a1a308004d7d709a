import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { Submission } from '#domain/submission/submission.ts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { pictureUsePath } from '#functions/platform/firestore-paths.ts';

const librarySchema = z.object({ picture: z.object({ id: z.string() }), bytes: z.number() });

/** An owner's photographs in a submission. */
export interface OwnerPhotos {
  /** As the owner announced them. */
  readonly photos: Submission['photos'];
  /** The received uploads, by number. */
  readonly received: Readonly<Record<string, object>>;
}

/** Uses pictures of the library as the photographs of a submission. */
export async function writeOwnerPhotos(
  database: Firestore,
  { id, pictures, receivedAt }: { id: string; pictures: readonly string[]; receivedAt: Date },
): Promise<OwnerPhotos> {
  const found = await Promise.all(pictures.map((name) => findPicture(database, name)));
  if (found.length > 0) {
    await database.doc(pictureUsePath(BUSINESS_COLLECTIONS.submissions, id)).set({
      ...{ collection: BUSINESS_COLLECTIONS.submissions, documentId: id, title: id },
      pictureIds: found.map(({ picture }) => picture.id),
      places: found.map(({ picture }, n) => ({ pictureId: picture.id, place: `photos.${n}` })),
    });
  }
  const type = 'image/jpeg';
  return {
    photos: found.map(({ bytes }, n) => ({ name: `house-${n + 1}.jpg`, type, bytes })),
    received: Object.fromEntries(
      found.map(({ bytes, picture }, n) => [n, { type, bytes, sha256: picture.id, receivedAt }]),
    ),
  };
}

async function findPicture(database: Firestore, name: string): Promise<z.output<typeof librarySchema>> {
  const pictures = database.collection(BUSINESS_COLLECTIONS.pictures).where('name', '==', `${name}.jpg`);
  const [found] = (await pictures.get()).docs;
  if (found === undefined) throw new Error(`A sample submission shows '${name}', which is not in the library.`);
  return librarySchema.parse(found.data());
}
