import type { Handler } from '#domain/api/handler.ts';
import type { staffApi } from '#domain/api/staff.ts';
import { ApiError } from '#domain/core/errors.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import { auditedFields } from '#platform/accounts/audited-fields.ts';
import { staffPath } from '#platform/firestore-paths.ts';
import { requireDocument } from '#platform/require-document.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { followStaffList } from './follow-list.ts';
import type { StaffDeps } from './staff-deps.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';

/**
 * Makes the handler of DELETE /api/admin/staff/{uid}. Only somebody with a closed account can be removed, so that no account
 * keeps a role, and the last admin, whose account cannot be closed, stays; or whose account is gone.
 */
export function removeStaff(deps: StaffDeps): Handler<(typeof staffApi)['DELETE /api/admin/staff/{uid}']> {
  return async ({ params: { uid }, query: { rev }, member }) => {
    const firestore = deps.database();
    const document = firestore.doc(staffPath(uid));
    // In case the request that closed the account was interrupted before it reached Auth.
    await followStaffList(deps, uid);
    await inTransaction(firestore, async (transaction) => {
      const before = requireDocument(await transaction.get(document), storedStaffSchema);
      if (before.rev !== rev || !before.isDisabled) throw new ApiError('conflict', { current: before });
      transaction.delete(document);
      const entry = { action: 'staff.removed' as const, target: document.path, uid: member.uid };
      writeAudit(firestore, transaction, { ...entry, ...auditedFields(before, null) }, deps.clock());
    });
    return { status: 'removed' };
  };
}
