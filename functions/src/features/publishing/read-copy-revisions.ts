import { revision } from '#domain/content/revision.ts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { parseOrReport } from '#platform/parse-or-report.ts';

const copySchema = z.object({ rev: revision, archivedAt: z.string().nullish(), orderIndex: z.int().default(0) });

export interface CopyRevision {
  /** NaN for a copy that cannot be read. */
  readonly rev: number;
  /** True only for an archived property. */
  readonly isArchived: boolean;
  /** Position among its kind; 0 in kinds without an order. */
  readonly orderIndex: number;
}

/** Its revision equals none, so its whole document is compared, and the list of changes says that it cannot be read. */
const UNREADABLE: CopyRevision = { rev: NaN, isArchived: false, orderIndex: 0 };

/** Reads the revisions of all copies in a collection, by id, without the other fields of the documents. */
export async function readRevisions(
  firestore: Firestore,
  collection: string,
): Promise<ReadonlyMap<string, CopyRevision>> {
  const { docs } = await firestore.collection(collection).select('rev', 'archivedAt', 'orderIndex').get();
  return new Map(
    docs.map((found) => {
      const copy = parseOrReport(found, copySchema);
      if (copy === null) return [found.id, UNREADABLE];
      const { rev, archivedAt, orderIndex } = copy;
      return [found.id, { rev, isArchived: archivedAt !== undefined && archivedAt !== null, orderIndex }];
    }),
  );
}
