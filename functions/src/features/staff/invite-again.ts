import type { Handler } from '#domain/api/handler.ts';
import type { staffApi } from '#domain/api/staff.ts';
import { ApiError } from '#domain/core/errors.ts';
import { staffInvitationMail } from '#domain/staff/emails.ts';
import { createListedAccount } from '#platform/accounts/create-listed-account.ts';
import { readColleague } from '#platform/accounts/read-colleague.ts';
import { staffPath } from '#platform/firestore-paths.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { writeMail } from '#platform/write-mail.ts';
import { followStaffList } from './follow-list.ts';
import type { StaffDeps } from './staff-deps.ts';
import { toStaffMember } from './staff-member.ts';
import { prepareSignIn } from './prepare-sign-in.ts';

/**
 * Makes the handler of POST /api/admin/staff/{uid}/invitation; it also creates a missing account and sets the role in Auth
 * again, in case one of these failed before.
 */
export function inviteAgain(deps: StaffDeps): Handler<(typeof staffApi)['POST /api/admin/staff/{uid}/invitation']> {
  return async ({ params: { uid }, member }) => {
    const firestore = deps.database();
    const stored = await readColleague(firestore, uid);
    if (stored === null) throw new ApiError('not_found');
    if (stored.isDisabled) throw new ApiError('conflict', { current: stored });
    const settings = await deps.content.readSettings();
    const account = await createListedAccount(deps, { uid, ...stored });
    const signIn = await prepareSignIn(deps, stored.email, account);
    await followStaffList(deps, uid);
    const batch = firestore.batch();
    writeMail(firestore, batch, staffInvitationMail(stored, signIn, settings), staffPath(uid), deps.clock());
    const entry = { action: 'staff.invited-again' as const, target: staffPath(uid), uid: member.uid };
    writeAudit(firestore, batch, entry, deps.clock());
    await batch.commit();
    return { member: toStaffMember(uid, stored, account) };
  };
}
