import type { Handler } from '#domain/api/handler.ts';
import type { publishingApi } from '#domain/api/publishing.ts';
import { scheduledPublicationSchema } from '#domain/publishing/scheduled-publication.ts';
import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import { scheduledPublicationPath } from '#platform/firestore-paths.ts';
import { requireDocument } from '#platform/require-document.ts';
import { writeAudit } from '#platform/write-audit.ts';

/** Makes the handler of DELETE /api/admin/scheduled-publications/{id}. */
export function cancelScheduled(
  deps: ContentDeps,
): Handler<(typeof publishingApi)['DELETE /api/admin/scheduled-publications/{id}']> {
  return ({ params: { id }, member: { uid } }) =>
    inContentTransaction(deps, uid, async ({ firestore, transaction, now }) => {
      const target = scheduledPublicationPath(id);
      const document = firestore.doc(target);
      const before = requireDocument(await transaction.get(document), scheduledPublicationSchema);
      transaction.delete(document);
      writeAudit(firestore, transaction, { action: 'publication.cancelled', target, uid, before }, now);
      return {};
    });
}
