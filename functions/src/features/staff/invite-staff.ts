import type { Handler } from '#domain/api/handler.ts';
import type { staffApi } from '#domain/api/staff.ts';
import { changedFields } from '#domain/core/changed-fields.ts';
import { ApiError } from '#domain/core/errors.ts';
import { WORKS_HERE_ALREADY } from '#domain/staff/text.ts';
import { staffInvitationMail } from '#domain/staff/emails.ts';
import { storedStaffSchema, type StoredStaff } from '#domain/staff/stored-staff.ts';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { createOnce } from '#platform/requests/create-once.ts';
import { ensureAccount } from '#platform/accounts/find-account.ts';
import { staffPath } from '#platform/firestore-paths.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { writeMail } from '#platform/write-mail.ts';
import { giveRole } from './change-access.ts';
import type { StaffDeps } from './staff-deps.ts';
import { toStaffMember } from './staff-member.ts';
import { prepareSignIn } from './prepare-sign-in.ts';

/** Makes the handler of POST /api/admin/staff. List, email and audit entry are one transaction; then the account gets its role. */
export function inviteStaff(deps: StaffDeps): Handler<(typeof staffApi)['POST /api/admin/staff']> {
  return async ({ body: { key, email, name, role }, member }) => {
    const [firestore, accounts] = [deps.database(), deps.accounts()];
    const settings = await deps.content.readSettings();
    const account = await ensureAccount(accounts, { email, displayName: name });
    const document = firestore.doc(staffPath(account.uid));
    // Somebody on the list already keeps the link of the first invitation: the account is not reclaimed again.
    const isListed = (await document.get()).exists;
    const signIn = isListed ? { origin: deps.siteOrigin() } : await prepareSignIn(deps, email, account);
    const message = staffInvitationMail({ name, email }, signIn, settings);
    const now = deps.clock();
    const stored: StoredStaff = { email, name, role, isDisabled: false, invitedAt: now.toISOString(), rev: 1 };
    const { document: invited } = await firestore.runTransaction((transaction) =>
      createOnce(
        { firestore, transaction, now },
        {
          endpoint: 'POST /api/admin/staff',
          key,
          contents: { email, name, role },
          find: () => readInvited(transaction, document),
          create: async () => {
            const current = await readInvited(transaction, document);
            if (current !== null) throw new ApiError('conflict', { detail: WORKS_HERE_ALREADY, current });
            transaction.create(document, { ...stored, invitedAt: now });
            writeMail(firestore, transaction, message, document.path, now);
            const entry = { action: 'staff.invited', target: document.path, uid: member.uid };
            writeAudit(firestore, transaction, { ...entry, ...changedFields(null, stored) }, now);
            return { id: account.uid, ...stored };
          },
        },
      ),
    );
    // Also for a repeated request, unless this person's access was changed since.
    if (invited.rev === 1) await giveRole(accounts, account.uid, role);
    const { id: uid, ...line } = invited;
    return { member: toStaffMember(uid, line, account) };
  };
}

async function readInvited(
  transaction: Transaction,
  document: DocumentReference,
): Promise<(StoredStaff & { readonly id: string }) | null> {
  const found = await transaction.get(document);
  return found.exists ? { id: document.id, ...storedStaffSchema.parse(found.data()) } : null;
}
