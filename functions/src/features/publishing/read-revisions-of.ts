import { revision } from '#domain/content/revision.ts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';

const copySchema = z.object({ rev: revision, archivedAt: z.string().nullish() });

/** Revision of a copy, and whether it is to be on the site. */
export interface CopyRevision {
  /** Revision. */
  readonly rev: number;
  /** False for an archived property. */
  readonly isOffered: boolean;
}

/** The revisions of all copies in a collection, by id: nothing else of the documents is sent. */
export async function readRevisionsOf(
  firestore: Firestore,
  collection: string,
): Promise<ReadonlyMap<string, CopyRevision>> {
  const { docs } = await firestore.collection(collection).select('rev', 'archivedAt').get();
  return new Map(
    docs.map((found) => {
      const { rev, archivedAt } = copySchema.parse(found.data());
      return [found.id, { rev, isOffered: archivedAt === undefined || archivedAt === null }];
    }),
  );
}
