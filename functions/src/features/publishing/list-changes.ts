import type { Handler } from '#domain/api/handler.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import { ALL_KINDS, CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import { ALPHABET } from '#domain/core/alphabet.ts';
import { revisionListSchema } from '#domain/publishing/kept-revision.ts';
import type { PendingChange } from '#domain/publishing/pending-change.ts';
import { belongsOnSite, findVisibleChanges } from '#domain/publishing/publishable.ts';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { nameDocuments } from '#platform/content/name-documents.ts';
import { workingPath, type ContentDeps } from '#platform/content/content-transaction.ts';
import { revisionListPath } from '#platform/firestore-paths.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { changeKind } from './planned-change.ts';
import { describeGaps } from './plan-publication.ts';
import { publishedPath, revisionOf } from './published-copies.ts';
import { readRevisions } from './read-copy-revisions.ts';
import { readRecentEntries } from './recent-entries.ts';
import { listUnseenDocuments, readLiveRevision } from './unseen-documents.ts';
import { unseenFields } from './unseen-fields.ts';

/** Whole documents read in one request. */
const BATCH_SIZE = 100;

/**
 * Makes the handler of GET /api/admin/changes. Open back offices call it every few seconds: it reads the content only when
 * there is another release, or an entry of the audit log that the caller has not seen.
 */
export function listChanges({
  database,
  clock,
}: ContentDeps): Handler<(typeof publishingApi)['GET /api/admin/changes']> {
  return async ({ query: { seen = '' }, member: { uid } }) => {
    const firestore = database();
    const at = clock().toISOString();
    // Before the content: what is changed meanwhile is listed now and once more by the next request.
    const [liveRevision, recent] = await Promise.all([readLiveRevision(firestore), readRecentEntries(firestore)]);
    const known = new Set(seen.split(','));
    const release = `release-${liveRevision}`;
    const fresh = recent.filter(({ id }) => !known.has(id));
    const based = {
      at,
      seen: [release, ...recent.map(({ id }) => id)],
      byOthers: fresh.some((entry) => entry.uid !== uid),
    };
    if (known.has(release) && fresh.length === 0) return { ...based, changes: null, unseen: [] };
    const [unseen, ...lists] = await Promise.all([
      listUnseenDocuments(firestore, liveRevision),
      ...ALL_KINDS.map((kind) => changesOf(firestore, kind)),
    ]);
    return { ...based, changes: lists.flat(), unseen };
  };
}

/** All pending changes of a kind, by title: compares revisions first, then the contents of documents whose revisions differ. */
async function changesOf(firestore: Firestore, kind: ContentKind): Promise<PendingChange[]> {
  const { working, published } = CONTENT_KINDS[kind];
  const [own, live] = await Promise.all([readRevisions(firestore, working), readRevisions(firestore, published)]);
  const ids = [...new Set([...own.keys(), ...live.keys()])].filter((id) => {
    const mine = own.get(id);
    return (mine?.isArchived === false ? mine.rev : 0) !== (live.get(id)?.rev ?? 0);
  });
  const unseen = unseenFields(own, live);
  const changes: PendingChange[] = [];
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    changes.push(...(await compareContents(firestore, kind, ids.slice(from, from + BATCH_SIZE), unseen)));
  }
  return changes.toSorted((one, other) => ALPHABET.compare(one.title, other.title));
}

async function compareContents(
  firestore: Firestore,
  kind: ContentKind,
  ids: readonly string[],
  unseen: readonly string[],
): Promise<PendingChange[]> {
  const { published: collection } = CONTENT_KINDS[kind];
  const [working, published, lists] = await Promise.all([
    firestore.getAll(...ids.map((id) => firestore.doc(workingPath(kind, id)))),
    firestore.getAll(...ids.map((id) => firestore.doc(publishedPath(kind, id)))),
    firestore.getAll(...ids.map((id) => firestore.doc(revisionListPath(collection, id)))),
  ]);
  const copies = ids.map((id, index) => ({
    id,
    found: working[index],
    mine: working[index]?.data() ?? null,
    live: published[index]?.data() ?? null,
  }));
  const titles = await nameDocuments(
    firestore,
    kind,
    copies.map(({ id, mine, live }) => ({ id, document: mine ?? live })),
  );
  return copies.flatMap(({ id, found, mine, live }, index) => {
    const { before, after } = findVisibleChanges(mine, live, unseen);
    // A reverted change, or a change of fields that only staff see.
    if (before !== null && after !== null && Object.keys({ ...before, ...after }).length === 0) return [];
    if (before === null && after === null) return [];
    const change: PendingChange = {
      kind,
      id,
      title: titles[index] ?? id,
      change: changeKind(live, after),
      rev: revisionOf(mine),
      publishedRev: revisionOf(live),
      unpublished: live === null ? unpublishedBy(lists[index]) : null,
      fields: before === null || after === null ? [] : Object.keys({ ...before, ...after }),
      unlawful: found !== undefined && belongsOnSite(mine) ? describeGaps(kind, found) : [],
    };
    return [change];
  });
}

/**
 * Who unpublished a document; null if it was never published, or if its list cannot be read. Old lists have only the
 * revisions, without that record.
 */
function unpublishedBy(list: DocumentSnapshot | undefined): PendingChange['unpublished'] {
  const stored = list?.exists === true ? parseOrReport(list, revisionListSchema) : null;
  if (stored === null) return null;
  const { revisions, unpublished } = stored;
  if (unpublished !== undefined) return unpublished;
  return revisions.length === 0 ? null : { at: null, who: '' };
}
