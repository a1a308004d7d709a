import type { PictureUseLine } from '#domain/media/library-picture.ts';
import { pictureUseSchema, type PictureUse } from '#domain/media/picture-use.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';

/** The documents that use any of these pictures, at most 30, which is what a query can ask for. */
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

/** What editors are told of the documents that use one picture. */
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
