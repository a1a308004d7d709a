import type { Handler } from '#domain/api/handler.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import { ApiError } from '#domain/core/errors.ts';
import { NOTHING_FAILED } from '#domain/publishing/text.ts';
import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import { readSiteState } from '#platform/content/site-state.ts';
import { writeRebuild } from './write-rebuild.ts';

/** Makes the handler of POST /api/admin/builds. */
export function retryBuild(deps: ContentDeps): Handler<(typeof publishingApi)['POST /api/admin/builds']> {
  return ({ member: { uid, email } }) =>
    inContentTransaction(deps, uid, async (step) => {
      const before = await readSiteState(step.firestore, step.transaction);
      if (before.state !== 'failed') throw new ApiError('conflict', { detail: NOTHING_FAILED, current: before });
      return { revision: writeRebuild(step, { uid, who: email ?? '' }, before, step.now) };
    });
}
