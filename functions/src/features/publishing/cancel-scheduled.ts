import type { Handler } from '#domain/api/handler.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import { ApiError } from '#domain/core/errors.ts';
import { scheduledPublicationSchema } from '#domain/publishing/scheduled-publication.ts';
import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import { scheduledPublicationPath } from '#platform/firestore-paths.ts';
import { writeAudit } from '#platform/write-audit.ts';

/** Makes the handler of DELETE /api/admin/scheduled-publications/{id}. */
export function cancelScheduled(
  deps: ContentDeps,
): Handler<(typeof publishingApi)['DELETE /api/admin/scheduled-publications/{id}']> {
  return ({ params: { id }, member: { uid } }) =>
    inContentTransaction(deps, uid, async ({ firestore, transaction, now }) => {
      const target = scheduledPublicationPath(id);
      const found = await transaction.get(firestore.doc(target));
      if (!found.exists) throw new ApiError('not_found');
      const before = scheduledPublicationSchema.parse(found.data());
      transaction.delete(found.ref);
      writeAudit(firestore, transaction, { action: 'publication.cancelled', target, uid, before }, now);
      return {};
    });
}
