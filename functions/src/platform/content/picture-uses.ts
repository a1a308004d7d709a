import type { PictureUseLine } from '#domain/media/library-picture.ts';
import { pictureUseSchema, type PictureUse } from '#domain/media/picture-use.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';

/** Finds the documents that use any of these pictures; at most 30 pictures, the limit of a Firestore query. */
export async function findUses(
  firestore: Firestore,
  pictureIds: readonly string[],
  transaction?: Transaction,
): Promise<PictureUse[]> {
  if (pictureIds.length === 0) return [];
  const query: Query = firestore
    .collection(BUSINESS_COLLECTIONS.pictureUses)
    .where('pictureIds', 'array-contains-any', pictureIds);
  const { docs } = await (transaction === undefined ? query.get() : transaction.get(query));
  return docs.map((found) => pictureUseSchema.parse(found.data()));
}

/** The uses of one picture as the library shows them. */
export function useLines(uses: readonly PictureUse[], pictureId: string): PictureUseLine[] {
  return uses
    .filter(({ pictureIds }) => pictureIds.includes(pictureId))
    .map(({ collection, documentId, title, places }) => ({
      collection,
      documentId,
      title,
      places: places.filter((found) => found.pictureId === pictureId).map(({ place }) => place),
    }));
}
