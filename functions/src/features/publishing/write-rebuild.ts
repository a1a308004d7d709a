import { publicationSchema } from '#domain/publishing/publication.ts';
import type { SiteState } from '#domain/publishing/site-state.ts';
import { requestBuild } from '#domain/publishing/site-state-machine.ts';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { publicationPath } from '#platform/firestore-paths.ts';
import { writeSiteState } from '#platform/content/site-state.ts';
import { writeAudit } from '#platform/write-audit.ts';

/** Who asks for a build of unchanged content: an account, or a scheduled job. */
type Asking = { readonly uid: string; readonly who: string } | { readonly uid: null; readonly who: '' };

/** Requests a build of unchanged content within a transaction that has read the site's state; returns its revision. */
export function writeRebuild(
  { firestore, transaction }: { firestore: Firestore; transaction: Transaction },
  { uid, who }: Asking,
  before: SiteState,
  now: Date,
): number {
  const site = requestBuild(before, now);
  const revision = site.requestedRevision;
  const target = publicationPath(revision);
  // A publication without changes, so that revisions have no gap.
  const publication = publicationSchema.parse({ revision, at: now.toISOString(), uid, who, changes: [] });
  transaction.set(firestore.doc(target), publication);
  writeSiteState(firestore, transaction, site);
  writeAudit(firestore, transaction, { action: 'site.asked-again', target, uid }, now);
  return revision;
}
