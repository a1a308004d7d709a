import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { revisionListSchema, type KeptRevision } from '#domain/publishing/kept-revision.ts';
import { REVISIONS_KEPT } from '#domain/publishing/limits.ts';
import { publicationSchema, type Publication } from '#domain/publishing/publication.ts';
import { departureSchema } from '#domain/publishing/site-revision.ts';
import { requestBuild } from '#domain/publishing/site-state-machine.ts';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';
import {
  departedPropertyPath,
  keptRevisionPath,
  publicationPath,
  revisionListPath,
} from '#platform/firestore-paths.ts';
import { readSiteState, writeSiteState } from '#platform/content/site-state.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { writeContent } from '#platform/content/write-content.ts';
import { toPublishedChange, type PlannedChange } from './planned-change.ts';

/** Who publishes: an account, or the scheduled job for one. */
export interface Publisher {
  readonly uid: string;
  /** Email; '' for none. */
  readonly who: string;
  /** For the audit log. */
  readonly action: 'published' | 'unpublished' | 'published-as-scheduled';
}

/**
 * Executes a plan: writes the published copies, their stored revisions, the publication, the request for a build and the
 * audit entry in one transaction.
 */
export async function writePublication(
  step: ContentTransaction,
  publisher: Publisher,
  plan: readonly PlannedChange[],
): Promise<Publication> {
  const { firestore, transaction, now } = step;
  const site = requestBuild(await readSiteState(firestore, transaction), now);
  const lists = await Promise.all(plan.map((change) => readRevisions(step, change)));

  const { uid, who, action } = publisher;
  const at = now.toISOString();
  const revision = site.requestedRevision;
  const publication = publicationSchema.parse({ revision, at, uid, who, changes: plan.map(toPublishedChange) });
  for (const [index, change] of plan.entries()) {
    const { kind, id, after } = change;
    writeContent(firestore, transaction, { collection: CONTENT_KINDS[kind].published, id, data: after });
    if (kind === 'properties') recordDeparture(step, id, after === null ? revision : null);
    if (after !== null) storeRevision(step, change, { rev: after.rev, revision, at, who }, lists[index]);
    else recordUnpublished(step, change, { at, who }, lists[index]);
  }
  // Not `create`: after a restored backup, the site reuses revision numbers.
  transaction.set(firestore.doc(publicationPath(revision)), publication);
  writeSiteState(firestore, transaction, site);
  const { changes } = publication;
  const entry = { action: `site.${action}` as const, target: publicationPath(revision), uid };
  writeAudit(
    firestore,
    transaction,
    {
      ...entry,
      details: { count: changes.length, titles: changes.map(({ title }) => title).join(', ') },
      after: { changes },
    },
    now,
  );
  return publication;
}

/** Records for the next build that a property has left the site with this revision; null removes the record. */
function recordDeparture(
  { firestore, transaction }: ContentTransaction,
  id: string,
  publishedRev: number | null,
): void {
  const departure = firestore.doc(departedPropertyPath(id));
  if (publishedRev === null) transaction.delete(departure);
  else transaction.set(departure, departureSchema.parse({ publishedRev }));
}

/** Records who unpublished a document, so that 'Publish all' does not publish it again. */
function recordUnpublished(
  { firestore, transaction }: ContentTransaction,
  { kind, id }: PlannedChange,
  unpublished: { at: string; who: string },
  revisions: readonly KeptRevision[] = [],
): void {
  const list = revisionListSchema.parse({ revisions, unpublished });
  transaction.set(firestore.doc(revisionListPath(CONTENT_KINDS[kind].published, id)), list);
}

async function readRevisions({ firestore, transaction }: ContentTransaction, { kind, id }: PlannedChange) {
  const path = revisionListPath(CONTENT_KINDS[kind].published, id);
  const found = await transaction.get(firestore.doc(path));
  return found.exists ? revisionListSchema.parse(found.data()).revisions : [];
}

/** Stores the new published copy as a revision and deletes the oldest above REVISIONS_KEPT. */
function storeRevision(
  { firestore, transaction }: ContentTransaction,
  { kind, id, after }: PlannedChange,
  kept: KeptRevision,
  earlier: readonly KeptRevision[] = [],
): void {
  const collection = CONTENT_KINDS[kind].published;
  const all = [kept, ...earlier.filter(({ rev }) => rev !== kept.rev)];
  transaction.set(firestore.doc(revisionListPath(collection, id)), { revisions: all.slice(0, REVISIONS_KEPT) });
  transaction.set(firestore.doc(keptRevisionPath(collection, id, kept.rev)), { ...after });
  for (const { rev } of all.slice(REVISIONS_KEPT)) {
    transaction.delete(firestore.doc(keptRevisionPath(collection, id, rev)));
  }
}
