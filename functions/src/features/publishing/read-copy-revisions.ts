import { revision } from '#domain/content/revision.ts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';

const copySchema = z.object({ rev: revision, archivedAt: z.string().nullish(), orderIndex: z.int().default(0) });

export interface CopyRevision {
  readonly rev: number;
  /** True only for an archived property. */
  readonly isArchived: boolean;
  /** Position among its kind; 0 in kinds without an order. */
  readonly orderIndex: number;
}

/** Reads the revisions of all copies in a collection, by id, without the other fields of the documents. */
export async function readRevisions(
  firestore: Firestore,
  collection: string,
): Promise<ReadonlyMap<string, CopyRevision>> {
  const { docs } = await firestore.collection(collection).select('rev', 'archivedAt', 'orderIndex').get();
  return new Map(
    docs.map((found) => {
      const { rev, archivedAt, orderIndex } = copySchema.parse(found.data());
      return [found.id, { rev, isArchived: archivedAt !== undefined && archivedAt !== null, orderIndex }];
    }),
  );
}
