import type { Handler } from '#domain/api/handler.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import type { ChangedFields } from '#domain/core/changed-fields.ts';
import { ApiError } from '#domain/core/errors.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { revisionListSchema, type KeptRevision } from '#domain/publishing/kept-revision.ts';
import { findPublishedChanges, findVisibleChanges } from '#domain/publishing/publishable.ts';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { nameDocument } from '#platform/content/name-documents.ts';
import { workingPath } from '#platform/content/content-transaction.ts';
import { keptRevisionPath, revisionListPath } from '#platform/firestore-paths.ts';
import { publishedPath, revisionOf } from './published-copies.ts';
import { readUnseenFields } from './unseen-fields.ts';

/** Makes the handler of GET /api/admin/revisions/{kind}/{id}. */
export function listRevisions(
  database: () => Firestore,
): Handler<(typeof publishingApi)['GET /api/admin/revisions/{kind}/{id}']> {
  return async ({ params: { kind, id } }) => {
    const firestore = database();
    const collection = CONTENT_KINDS[kind].published;
    const [working, published] = await firestore.getAll(
      firestore.doc(workingPath(kind, id)),
      firestore.doc(publishedPath(kind, id)),
    );
    const stored = await readStoredRevisions(firestore, collection, id);
    const mine = working?.data() ?? null;
    const live = published?.data() ?? null;
    const latest = mine ?? live ?? stored[0]?.copy;
    if (latest === undefined) throw new ApiError('not_found');
    return {
      title: await nameDocument(firestore, kind, { id, document: latest }),
      rev: revisionOf(mine),
      publishedRev: revisionOf(live),
      ahead: hasChanges(findVisibleChanges(mine, live, await readUnseenFields(firestore, kind))),
      revisions: stored.map(({ line, copy }, index) => {
        const { before, after } = findPublishedChanges(stored[index + 1]?.copy ?? null, copy);
        return { ...line, changed: { before: before && { ...before }, after: after && { ...after } } };
      }),
    };
  };
}

function hasChanges({ before, after }: ChangedFields): boolean {
  return before === null || after === null ? before !== after : Object.keys({ ...before, ...after }).length > 0;
}

/** Reads the stored published revisions with their contents, newest first. */
async function readStoredRevisions(
  firestore: Firestore,
  collection: string,
  id: string,
): Promise<{ line: KeptRevision; copy: DocumentData }[]> {
  const list = await firestore.doc(revisionListPath(collection, id)).get();
  const lines = list.exists ? revisionListSchema.parse(list.data()).revisions : [];
  if (lines.length === 0) return [];
  const found = await firestore.getAll(...lines.map(({ rev }) => firestore.doc(keptRevisionPath(collection, id, rev))));
  return lines.map((line, index) => {
    const copy = found[index]?.data();
    // List and copies are written in one transaction, so none should be missing.
    if (copy === undefined) throw new Error(`The published revision ${line.rev} of ${collection}/${id} is missing.`);
    return { line, copy };
  });
}
