import type { Handler } from '#domain/api/handler.ts';
import type { staffApi } from '#domain/api/staff.ts';
import { ApiError } from '#domain/core/errors.ts';
import { OWN_SECOND_FACTOR } from '#domain/staff/text.ts';
import { secondFactorRemovedMail } from '#domain/staff/emails.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import { findAccounts } from '#platform/accounts/find-accounts.ts';
import { staffPath } from '#platform/firestore-paths.ts';
import { requireDocument } from '#platform/require-document.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { writeMail } from '#platform/write-mail.ts';
import { followStaffList } from './follow-list.ts';
import type { StaffDeps } from './staff-deps.ts';
import { toStaffMember } from './staff-member.ts';

/**
 * Makes the handler of DELETE /api/admin/staff/{uid}/second-factor. The audit entry and the email to the colleague are
 * written before Auth is changed, so that nobody loses a second factor unnoticed; a repeat completes an interrupted request.
 */
export function removeSecondFactor(
  deps: StaffDeps,
): Handler<(typeof staffApi)['DELETE /api/admin/staff/{uid}/second-factor']> {
  return async ({ params: { uid }, member }) => {
    if (uid === member.uid) throw new ApiError('conflict', { detail: OWN_SECOND_FACTOR });
    const [firestore, accounts] = [deps.database(), deps.accounts()];
    const document = firestore.doc(staffPath(uid));
    const stored = requireDocument(await document.get(), storedStaffSchema);
    const found = (await findAccounts(accounts, [uid])).get(uid) ?? null;
    // Removed already when the button is pressed twice.
    if (toStaffMember(uid, stored, found).hasSecondFactor) {
      const mail = secondFactorRemovedMail(stored, deps.siteOrigin(), await deps.content.readSettings());
      const batch = firestore.batch();
      writeMail(firestore, batch, mail, document.path, deps.clock());
      const entry = { action: 'staff.second-factor-removed' as const, target: document.path, uid: member.uid };
      writeAudit(firestore, batch, entry, deps.clock());
      await batch.commit();
    }
    await accounts.updateUser(uid, { multiFactor: { enrolledFactors: null } });
    // Somebody may be signed in on a lost phone.
    const account = await followStaffList(deps, uid, { endSessions: true });
    return { member: toStaffMember(uid, stored, account) };
  };
}
