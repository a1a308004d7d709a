import type { Handler } from '#domain/api/handler.ts';
import type { staffApi } from '#domain/api/staff.ts';
import { changedFields } from '#domain/core/changed-fields.ts';
import { ApiError } from '#domain/core/errors.ts';
import { storedStaffSchema, type StoredStaff } from '#domain/staff/stored-staff.ts';
import { staffPath } from '#platform/firestore-paths.ts';
import { requireDocument } from '#platform/require-document.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { followStaffList } from './follow-list.ts';
import { requireAnotherAdmin } from './require-another-admin.ts';
import type { StaffDeps } from './staff-deps.ts';
import { toStaffMember } from './staff-member.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';

/** Makes the handler of PUT /api/admin/staff/{uid}. */
export function changeStaff(deps: StaffDeps): Handler<(typeof staffApi)['PUT /api/admin/staff/{uid}']> {
  return async ({ params: { uid }, body: { rev, role, isDisabled }, member }) => {
    const [firestore, accounts] = [deps.database(), deps.accounts()];
    const document = firestore.doc(staffPath(uid));
    const stored = await inTransaction(firestore, async (transaction): Promise<StoredStaff> => {
      const before = requireDocument(await transaction.get(document), storedStaffSchema);
      // The stored change may not have reached Auth, when an interrupted request is sent again.
      if (before.role === role && before.isDisabled === isDisabled) return before;
      if (before.rev !== rev) throw new ApiError('conflict', { current: before });
      const endsAdmin = before.role === 'admin' && !before.isDisabled && (role !== 'admin' || isDisabled);
      if (endsAdmin) await requireAnotherAdmin({ firestore, transaction, accounts }, uid);
      const change = { role, isDisabled, rev: rev + 1 };
      const after = { ...before, ...change };
      transaction.update(document, change);
      const entry = { action: 'staff.changed' as const, target: document.path, uid: member.uid };
      writeAudit(firestore, transaction, { ...entry, ...changedFields(before, after) }, deps.clock());
      return after;
    });
    const account = await followStaffList(deps, uid, { endSessions: true });
    return { member: toStaffMember(uid, stored, account) };
  };
}
