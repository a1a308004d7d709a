import type { Handler } from '#domain/api/handler.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { ApiError } from '#domain/core/errors.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { NEVER_PUBLISHED } from '#domain/publishing/text.ts';
import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import { restoreWorkingCopy } from './restore-working-copy.ts';

/** Makes the handler of POST /api/admin/discards. */
export function discardChanges(deps: ContentDeps): Handler<(typeof publishingApi)['POST /api/admin/discards']> {
  return ({ body: { kind, id, rev }, member: { uid } }) =>
    inContentTransaction(deps, uid, async (step) => {
      const path = `${CONTENT_KINDS[kind].published}/${id}`;
      const found = await step.transaction.get(step.firestore.doc(path));
      if (!found.exists) throw new ApiError('not_found', { detail: NEVER_PUBLISHED });
      const copy = PUBLISHED_SCHEMAS[kind].parse(found.data());
      return { rev: await restoreWorkingCopy(step, { kind, id, rev, copy, action: 'discarded' }) };
    });
}
