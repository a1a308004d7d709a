import type { Handler } from '#domain/api/handler.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import { CONTENT_KINDS } from '#domain/content/kind.ts';
import { CONTENT_COLLECTIONS, type ContentKind } from '#domain/content/collections.ts';
import { revisionListSchema } from '#domain/publishing/kept-revision.ts';
import type { PendingChange } from '#domain/publishing/pending-change.ts';
import { titleOf } from '#domain/media/picture-use.ts';
import { isOffered, visibleChanges } from '#domain/publishing/publishable.ts';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { workingPath } from '#platform/content/content-transaction.ts';
import { revisionListPath } from '#platform/firestore-paths.ts';
import { changeKind } from './planned-change.ts';
import { gapsOf } from './plan-publication.ts';
import { publishedPath } from './published-copies.ts';
import { readRevisionsOf } from './read-revisions-of.ts';
import { revOf } from './revision-of.ts';

/** Documents read whole in one request. */
const AT_ONCE = 100;

/** Makes the handler of GET /api/admin/changes. */
export function listChanges(database: () => Firestore): Handler<(typeof publishingApi)['GET /api/admin/changes']> {
  return async () => {
    const lists = await Promise.all(CONTENT_KINDS.map((kind) => changesOf(database(), kind)));
    return { changes: lists.flat() };
  };
}

/** All that is different, by title: first by revision alone, then those whose revisions differ by what they say. */
async function changesOf(firestore: Firestore, kind: ContentKind): Promise<PendingChange[]> {
  const { working, published } = CONTENT_COLLECTIONS[kind];
  const [own, live] = await Promise.all([readRevisionsOf(firestore, working), readRevisionsOf(firestore, published)]);
  const ids = [...new Set([...own.keys(), ...live.keys()])].filter((id) => {
    const mine = own.get(id);
    return (mine?.isOffered === true ? mine.rev : 0) !== (live.get(id)?.rev ?? 0);
  });
  const changes: PendingChange[] = [];
  for (let begin = 0; begin < ids.length; begin += AT_ONCE) {
    changes.push(...(await compareWhole(firestore, kind, ids.slice(begin, begin + AT_ONCE))));
  }
  return changes.toSorted((one, other) => one.title.localeCompare(other.title));
}

async function compareWhole(firestore: Firestore, kind: ContentKind, ids: readonly string[]): Promise<PendingChange[]> {
  const { published: collection } = CONTENT_COLLECTIONS[kind];
  const [working, published, lists] = await Promise.all([
    firestore.getAll(...ids.map((id) => firestore.doc(workingPath(kind, id)))),
    firestore.getAll(...ids.map((id) => firestore.doc(publishedPath(kind, id)))),
    firestore.getAll(...ids.map((id) => firestore.doc(revisionListPath(collection, id)))),
  ]);
  return ids.flatMap((id, index) => {
    const mine = working[index]?.data() ?? null;
    const live = published[index]?.data() ?? null;
    const { before, after } = visibleChanges(mine, live);
    // A change that was taken back, or of what only staff read.
    if (before !== null && after !== null && Object.keys({ ...before, ...after }).length === 0) return [];
    if (before === null && after === null) return [];
    const change: PendingChange = {
      kind,
      id,
      title: titleOf(mine ?? live) ?? id,
      change: changeKind(live, after),
      rev: revOf(mine),
      publishedRev: revOf(live),
      unpublished: live === null ? unpublishedBy(lists[index]?.data()) : null,
      fields: before === null || after === null ? [] : Object.keys({ ...before, ...after }),
      unlawful: mine !== null && isOffered(mine) ? gapsOf({ kind, id }, mine).map(({ message }) => message) : [],
    };
    return [change];
  });
}

/** Who took a document off the site; null for one that never was on it. Before that was noted, its published revisions alone tell. */
function unpublishedBy(list: DocumentData | undefined): PendingChange['unpublished'] {
  if (list === undefined) return null;
  const { revisions, unpublished } = revisionListSchema.parse(list);
  if (unpublished !== undefined) return unpublished;
  return revisions.length === 0 ? null : { at: null, who: '' };
}
