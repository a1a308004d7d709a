import type { Handler } from '#domain/api/handler.ts';
import type { staffApi } from '#domain/api/staff.ts';
import { ApiError } from '#domain/core/errors.ts';
import { staffInvitationMail } from '#domain/staff/emails.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import { staffPath } from '#platform/firestore-paths.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { writeMail } from '#platform/write-mail.ts';
import { giveRole } from './change-access.ts';
import type { StaffDeps } from './staff-deps.ts';
import { toStaffMember } from './staff-member.ts';
import { prepareSignIn } from './prepare-sign-in.ts';

/** Makes the handler of POST /api/admin/staff/{uid}/invitation; it also sets the role in Auth again, in case that failed before. */
export function inviteAgain(deps: StaffDeps): Handler<(typeof staffApi)['POST /api/admin/staff/{uid}/invitation']> {
  return async ({ params: { uid }, member }) => {
    const [firestore, accounts] = [deps.database(), deps.accounts()];
    const document = firestore.doc(staffPath(uid));
    const found = await document.get();
    if (!found.exists) throw new ApiError('not_found');
    const stored = storedStaffSchema.parse(found.data());
    if (stored.isDisabled) throw new ApiError('conflict', { current: stored });
    const settings = await deps.content.readSettings();
    await giveRole(accounts, uid, stored.role);
    const account = await accounts.getUser(uid);
    const message = staffInvitationMail(stored, await prepareSignIn(deps, stored.email, account), settings);
    const batch = firestore.batch();
    writeMail(firestore, batch, message, document.path, deps.clock());
    writeAudit(
      firestore,
      batch,
      { action: 'staff.invited-again', target: document.path, uid: member.uid },
      deps.clock(),
    );
    await batch.commit();
    return { member: toStaffMember(uid, stored, account) };
  };
}
