import type { Handler } from '#domain/api/handler.ts';
import type { staffApi } from '#domain/api/staff.ts';
import { ApiError } from '#domain/core/errors.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import { auditedFields } from '#platform/accounts/audited-fields.ts';
import { deleteEmails } from '#platform/accounts/delete-emails.ts';
import { deleteUser } from '#platform/accounts/delete-user.ts';
import { staffPath } from '#platform/firestore-paths.ts';
import { requireDocument } from '#platform/require-document.ts';
import { writeAudit } from '#platform/write-audit.ts';
import type { StaffDeps } from './staff-deps.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';

/**
 * Makes the handler of DELETE /api/admin/staff/{uid}. Only somebody with a closed account can be removed, so that the last
 * admin, whose account cannot be closed, stays. The account is deleted: a closed one would keep its email from ever becoming
 * a member's. Its profile follows at night (`sweepProfiles`).
 */
export function removeStaff(deps: StaffDeps): Handler<(typeof staffApi)['DELETE /api/admin/staff/{uid}']> {
  return async ({ params: { uid }, query: { rev }, member }) => {
    const firestore = deps.database();
    const document = firestore.doc(staffPath(uid));
    await inTransaction(firestore, async (transaction) => {
      const before = requireDocument(await transaction.get(document), storedStaffSchema);
      if (before.rev !== rev || !before.isDisabled) throw new ApiError('conflict', { current: before });
      // Before the line, so that an interrupted request can be repeated; nobody opens the account meanwhile, because the
      // transaction holds the line.
      await deleteUser(deps.accounts(), uid);
      await deleteEmails(firestore, document.path);
      transaction.delete(document);
      const entry = { action: 'staff.removed' as const, target: document.path, uid: member.uid };
      writeAudit(firestore, transaction, { ...entry, ...auditedFields(before, null) }, deps.clock());
    });
    return { status: 'removed' };
  };
}
