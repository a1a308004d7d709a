import type { Handler } from '#domain/api/handler.ts';
import type { staffApi } from '#domain/api/staff.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { ApiError } from '#domain/core/errors.ts';
import { staffInvitationMail } from '#domain/staff/emails.ts';
import { createListedAccount } from '#platform/accounts/create-listed-account.ts';
import { readColleague } from '#platform/accounts/read-colleague.ts';
import { staffPath } from '#platform/firestore-paths.ts';
import { later, MINUTE } from '#platform/time.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { writeMail } from '#platform/write-mail.ts';
import { followStaffList } from './follow-list.ts';
import type { StaffDeps } from './staff-deps.ts';
import { toStaffMember } from './staff-member.ts';
import { prepareSignIn } from './prepare-sign-in.ts';

const AGAIN = 'staff.invited-again' as const;

/**
 * Makes the handler of POST /api/admin/staff/{uid}/invitation; it also creates a missing account and sets the role in Auth
 * again, in case one of these failed before. Pressed twice within a minute, it sends one email.
 */
export function inviteAgain(deps: StaffDeps): Handler<(typeof staffApi)['POST /api/admin/staff/{uid}/invitation']> {
  return async ({ params: { uid }, member }) => {
    const firestore = deps.database();
    const stored = await readColleague(firestore, uid);
    if (stored === null) throw new ApiError('not_found');
    if (stored.isDisabled) throw new ApiError('conflict', { current: stored });
    const settings = await deps.content.readSettings();
    const account = await createListedAccount(deps, { uid, ...stored });
    // Before the sign-in is prepared, which would end the link of the email that was sent.
    const isSent = await wasSentJustNow(deps, uid);
    const signIn = isSent ? null : await prepareSignIn(deps, stored.email, account);
    await followStaffList(deps, uid);
    if (signIn === null) return { member: toStaffMember(uid, stored, account) };
    const batch = firestore.batch();
    writeMail(firestore, batch, staffInvitationMail(stored, signIn, settings), staffPath(uid), deps.clock());
    const entry = { action: AGAIN, target: staffPath(uid), uid: member.uid };
    writeAudit(firestore, batch, entry, deps.clock());
    await batch.commit();
    return { member: toStaffMember(uid, stored, account) };
  };
}

async function wasSentJustNow({ database, clock }: StaffDeps, uid: string): Promise<boolean> {
  const { docs } = await database()
    .collection(BUSINESS_COLLECTIONS.auditLog)
    .where('target', '==', staffPath(uid))
    .where('at', '>', later(clock(), -MINUTE))
    .orderBy('at', 'desc')
    .get();
  return docs.some((entry) => entry.get('action') === AGAIN);
}
