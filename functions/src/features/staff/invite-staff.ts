import type { Handler } from '@site/domain/api-handler';
import type { staffApi } from '@site/domain/api-staff';
import { changedFields } from '@site/domain/changed-fields';
import { ApiError } from '@site/domain/errors';
import { WORKS_HERE_ALREADY } from '@site/domain/messages/staff-messages';
import { staffInvitationMail } from '@site/domain/staff-mails';
import { storedStaffSchema, type StoredStaff } from '@site/domain/stored-staff';
import { findAccount } from '../../platform/find-account.ts';
import { staffPath } from '../../platform/firestore-paths.ts';
import { writeAudit } from '../../platform/write-audit.ts';
import { writeMail } from '../../platform/write-mail.ts';
import { giveRole } from './give-access.ts';
import type { StaffDesk } from './staff-desk.ts';
import { staffLine } from './staff-line.ts';
import { wayIn } from './way-in.ts';

/** Makes the handler of POST /api/admin/staff. List, letter and audit entry are one step; then the account gets its role. */
export function inviteStaff(desk: StaffDesk): Handler<(typeof staffApi)['POST /api/admin/staff']> {
  return async ({ body: { email, name, role }, member }) => {
    const [firestore, accounts] = [desk.database(), desk.accounts()];
    const house = await desk.content.readSettings();
    const account = (await findAccount(accounts, email)) ?? (await accounts.createUser({ email, displayName: name }));
    const letter = staffInvitationMail({ name, email }, await wayIn(desk, email, account), house);
    const document = firestore.doc(staffPath(account.uid));
    const now = desk.clock();
    const stored: StoredStaff = { email, name, role, isDisabled: false, invitedAt: now.toISOString(), rev: 1 };
    await firestore.runTransaction(async (transaction) => {
      const found = await transaction.get(document);
      if (found.exists) {
        const current = storedStaffSchema.parse(found.data());
        throw new ApiError('conflict', { detail: WORKS_HERE_ALREADY, current });
      }
      transaction.create(document, { ...stored, invitedAt: now });
      writeMail(firestore, transaction, letter, document.path, now);
      const entry = { action: 'staff.invited', target: document.path, uid: member.uid };
      writeAudit(firestore, transaction, { ...entry, ...changedFields(null, stored) }, now);
    });
    await giveRole(accounts, account.uid, role);
    return { member: staffLine(account.uid, stored, account) };
  };
}
