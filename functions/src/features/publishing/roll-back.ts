import type { Handler } from '#domain/api/handler.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import { ApiError } from '#domain/core/errors.ts';
import { BUILD_UNDER_WAY, RELEASE_GONE, RELEASE_LIVE } from '#domain/publishing/text.ts';
import { buildRecordSchema } from '#domain/publishing/build-record.ts';
import { beginBuild, canBegin } from '#domain/publishing/site-state-machine.ts';
import type { KeptRelease, SiteState } from '#domain/publishing/site-state.ts';
import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import { buildPath } from '#platform/firestore-paths.ts';
import { readSiteState, writeSiteState } from '#platform/content/site-state.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { newBuild } from './claim-next-build.ts';
import { dispatchBuild } from './start-build.ts';

/** Makes the handler of POST /api/admin/rollbacks. */
export function rollBack(deps: ContentDeps): Handler<(typeof publishingApi)['POST /api/admin/rollbacks']> {
  return async ({ body: { buildId, release }, member: { uid, email } }) => {
    const isNew = await inContentTransaction(deps, uid, async ({ firestore, transaction, now }) => {
      const earlier = await transaction.get(firestore.doc(buildPath(buildId)));
      if (earlier.exists) {
        const build = buildRecordSchema.parse(earlier.data());
        if (build.action !== 'rollback' || build.release !== release)
          throw new ApiError('conflict', { current: build });
        return false;
      }
      const site = await readSiteState(firestore, transaction);
      const target = requireRelease(site, release);
      const started = {
        id: buildId,
        action: 'rollback',
        revision: target.revision,
        requestedAt: now.toISOString(),
      } as const;
      transaction.create(firestore.doc(buildPath(buildId)), {
        ...newBuild(started, [{ who: email ?? '', changes: [] }]),
        release,
      });
      writeSiteState(firestore, transaction, beginBuild(site, buildId, now));
      const details = { release, revision: target.revision };
      writeAudit(firestore, transaction, { action: 'site.rolled-back', target: buildPath(buildId), details, uid }, now);
      return true;
    });
    if (isNew) await dispatchBuild(deps, { action: 'rollback', buildId, release });
    return { buildId };
  };
}

function requireRelease(site: SiteState, release: string): KeptRelease {
  const target = site.releases.find((kept) => kept.release === release);
  if (target === undefined) throw new ApiError('not_found', { detail: RELEASE_GONE });
  if (target.buildId === site.liveBuildId) throw new ApiError('conflict', { detail: RELEASE_LIVE, current: site });
  if (site.lease !== null || canBegin(site)) {
    throw new ApiError('conflict', { detail: BUILD_UNDER_WAY, current: site });
  }
  return target;
}
