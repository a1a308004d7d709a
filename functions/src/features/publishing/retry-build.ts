import type { Handler } from '#domain/api/handler.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import { ApiError } from '#domain/core/errors.ts';
import { NOTHING_FAILED } from '#domain/publishing/text.ts';
import { publicationSchema } from '#domain/publishing/publication.ts';
import { requestBuild } from '#domain/publishing/site-state-machine.ts';
import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import { publicationPath } from '#platform/firestore-paths.ts';
import { readSiteState, writeSiteState } from '#platform/content/site-state.ts';
import { writeAudit } from '#platform/write-audit.ts';

/** Makes the handler of POST /api/admin/builds. */
export function retryBuild(deps: ContentDeps): Handler<(typeof publishingApi)['POST /api/admin/builds']> {
  return ({ member: { uid, email } }) =>
    inContentTransaction(deps, uid, async ({ firestore, transaction, now }) => {
      const before = await readSiteState(firestore, transaction);
      if (before.state !== 'failed') throw new ApiError('conflict', { detail: NOTHING_FAILED, current: before });
      const site = requestBuild(before, now);
      const revision = site.requestedRevision;
      const target = publicationPath(revision);
      // A publication without changes, so that revisions have no gap.
      const publication = { revision, at: now.toISOString(), uid, who: email ?? '', changes: [] };
      transaction.set(firestore.doc(target), publicationSchema.parse(publication));
      writeSiteState(firestore, transaction, site);
      writeAudit(firestore, transaction, { action: 'site.asked-again', target, uid }, now);
      return { revision };
    });
}
