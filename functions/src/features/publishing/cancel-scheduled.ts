import type { Handler } from '@site/domain/api-handler';
import type { publishingApi } from '@site/domain/api-publishing';
import { ApiError } from '@site/domain/errors';
import { scheduledPublicationSchema } from '@site/domain/scheduled-publication';
import { inOneStep, type ContentHouse } from '../../platform/content-step.ts';
import { scheduledPublicationPath } from '../../platform/firestore-paths.ts';
import { writeAudit } from '../../platform/write-audit.ts';

/** Makes the handler of DELETE /api/admin/scheduled-publications/{id}. */
export function cancelScheduled(
  house: ContentHouse,
): Handler<(typeof publishingApi)['DELETE /api/admin/scheduled-publications/{id}']> {
  return ({ params: { id }, member: { uid } }) =>
    inOneStep(house, uid, async ({ firestore, transaction, now }) => {
      const target = scheduledPublicationPath(id);
      const found = await transaction.get(firestore.doc(target));
      if (!found.exists) throw new ApiError('not_found');
      const before = scheduledPublicationSchema.parse(found.data());
      transaction.delete(found.ref);
      writeAudit(firestore, transaction, { action: 'publication.cancelled', target, uid, before }, now);
      return {};
    });
}
