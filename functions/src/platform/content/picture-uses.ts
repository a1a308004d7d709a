import type { PictureUseLine } from '#domain/media/library-picture.ts';
import { pictureUseSchema, type PictureUse } from '#domain/media/picture-use.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { parseOrReport } from '../parse-or-report.ts';

/**
 * Finds the documents that use any of these pictures; throws for a use that cannot be read, because its picture must not be
 * taken for unused. At most 30 pictures, the limit of a Firestore query.
 */
export async function findUses(
  firestore: Firestore,
  pictureIds: readonly string[],
  transaction: Transaction,
): Promise<PictureUse[]> {
  const { docs } = await transaction.get(usesOf(firestore, pictureIds));
  return docs.map((found) => pictureUseSchema.parse(found.data()));
}

/** Lists the documents that use any of these pictures, at most 30, without the uses that cannot be read. */
export async function listUses(firestore: Firestore, pictureIds: readonly string[]): Promise<PictureUse[]> {
  if (pictureIds.length === 0) return [];
  const { docs } = await usesOf(firestore, pictureIds).get();
  return docs.flatMap((found) => parseOrReport(found, pictureUseSchema) ?? []);
}

function usesOf(firestore: Firestore, pictureIds: readonly string[]): Query {
  return firestore.collection(BUSINESS_COLLECTIONS.pictureUses).where('pictureIds', 'array-contains-any', pictureIds);
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
