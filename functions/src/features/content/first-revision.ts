import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import { revision } from '#domain/content/revision.ts';
import { revisionListSchema } from '#domain/publishing/kept-revision.ts';
import * as z from 'zod';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';
import { readablePublications } from '#platform/content/readable-publications.ts';
import { revisionListPath } from '#platform/firestore-paths.ts';

const copySchema = z.object({ rev: revision });

/** The revision at which a document is created; see firstRevisions. */
export async function firstRevision(step: ContentTransaction, kind: ContentKind, id: string): Promise<number> {
  return (await firstRevisions(step, kind, [id])).get(id) ?? 1;
}

/**
 * The revisions at which documents are created, by id. An id that is made from a name or a code may belong to a document that
 * was deleted: no revision that is published, kept or scheduled comes again, because the same revision counts as the same
 * contents.
 */
export async function firstRevisions(
  step: ContentTransaction,
  kind: ContentKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { firestore, transaction } = step;
  const { published } = CONTENT_KINDS[kind];
  const [copies, lists, scheduled] = await Promise.all([
    transaction.getAll(...ids.map((id) => firestore.doc(`${published}/${id}`)), { fieldMask: ['rev'] }),
    transaction.getAll(...ids.map((id) => firestore.doc(revisionListPath(published, id)))),
    readScheduled(step, kind),
  ]);
  const live = copies
    .filter(({ exists }) => exists)
    .map((copy) => ({ id: copy.id, rev: copySchema.parse(copy.data()).rev }));
  const kept = ids.flatMap((id, index) => {
    const list = lists[index];
    if (list?.exists !== true) return [];
    return revisionListSchema.parse(list.data()).revisions.map(({ rev }) => ({ id, rev }));
  });
  const first = new Map(ids.map((id) => [id, 1]));
  for (const { id, rev } of [...live, ...kept, ...scheduled]) {
    const known = first.get(id);
    if (known !== undefined) first.set(id, Math.max(known, rev + 1));
  }
  return first;
}

/** The revisions of a kind that wait for their time. */
async function readScheduled({ firestore, transaction }: ContentTransaction, kind: ContentKind) {
  const waiting = firestore.collection(BUSINESS_COLLECTIONS.scheduledPublications).where('state', '==', 'waiting');
  const { docs } = await transaction.get(waiting);
  return readablePublications(docs)
    .flatMap(({ targets }) => targets)
    .filter((target) => target.kind === kind);
}
