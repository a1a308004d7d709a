import type { Handler } from '#domain/api/handler.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import { withoutFields } from '#domain/core/changed-fields.ts';
import { ApiError } from '#domain/core/errors.ts';
import { NO_LONGER_WAITING } from '#domain/publishing/text.ts';
import { scheduledPublicationSchema } from '#domain/publishing/scheduled-publication.ts';
import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import { scheduledPublicationPath } from '#platform/firestore-paths.ts';
import { requireDocument } from '#platform/require-document.ts';
import { writeAudit } from '#platform/write-audit.ts';

/** Makes the handler of DELETE /api/admin/scheduled-publications/{id}. */
export function cancelScheduled(
  deps: ContentDeps,
): Handler<(typeof publishingApi)['DELETE /api/admin/scheduled-publications/{id}']> {
  return ({ params: { id }, query: { state }, member: { uid } }) =>
    inContentTransaction(deps, uid, async ({ firestore, transaction, now }) => {
      const target = scheduledPublicationPath(id);
      const document = firestore.doc(target);
      const cancelled = requireDocument(await transaction.get(document), scheduledPublicationSchema);
      if (state !== undefined && state !== cancelled.state) {
        throw new ApiError('conflict', { detail: NO_LONGER_WAITING });
      }
      transaction.delete(document);
      // Without the email of who scheduled it, because the log is never deleted (docs/decisions/0037).
      const before = withoutFields(cancelled, ['who']);
      writeAudit(firestore, transaction, { action: 'publication.cancelled', target, uid, before }, now);
      return {};
    });
}
