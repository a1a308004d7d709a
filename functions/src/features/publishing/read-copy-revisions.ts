import { revision } from '#domain/content/revision.ts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';

const copySchema = z.object({ rev: revision, archivedAt: z.string().nullish() });

export interface CopyRevision {
  readonly rev: number;
  /** True only for an archived property. */
  readonly isArchived: boolean;
}

/** Reads the revisions of all copies in a collection, by id, without the other fields of the documents. */
export async function readRevisions(
  firestore: Firestore,
  collection: string,
): Promise<ReadonlyMap<string, CopyRevision>> {
  const { docs } = await firestore.collection(collection).select('rev', 'archivedAt').get();
  return new Map(
    docs.map((found) => {
      const { rev, archivedAt } = copySchema.parse(found.data());
      return [found.id, { rev, isArchived: archivedAt !== undefined && archivedAt !== null }];
    }),
  );
}
