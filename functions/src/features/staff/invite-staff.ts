import { randomUUID } from 'node:crypto';
import type { Handler } from '#domain/api/handler.ts';
import type { staffApi } from '#domain/api/staff.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { ApiError } from '#domain/core/errors.ts';
import { WORKS_HERE_ALREADY } from '#domain/staff/text.ts';
import { storedStaffSchema, type StoredStaff } from '#domain/staff/stored-staff.ts';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { createOnce } from '#platform/requests/idempotency.ts';
import { createListedAccount } from '#platform/accounts/create-listed-account.ts';
import { findAccount } from '#platform/accounts/find-account.ts';
import { auditedFields } from '#platform/accounts/audited-fields.ts';
import { staffPath } from '#platform/firestore-paths.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { followStaffList } from './follow-list.ts';
import { sendInvitation } from './send-invitation.ts';
import type { StaffDeps } from './staff-deps.ts';
import { toStaffMember } from './staff-member.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';

type Line = StoredStaff & { readonly id: string };

/**
 * Makes the handler of POST /api/admin/staff. The line on the list comes first, under a new id; account, role and email
 * follow it, each of which a repeat of an interrupted request completes. The key of a request ends with the line: after a
 * removal it gives nobody a role.
 */
export function inviteStaff(deps: StaffDeps): Handler<(typeof staffApi)['POST /api/admin/staff']> {
  return async ({ body: { key, email, name, role }, member }) => {
    const firestore = deps.database();
    const settings = await deps.content.readSettings();
    const now = deps.clock();
    const stored: StoredStaff = { email, name, role, isDisabled: false, invitedAt: now.toISOString(), rev: 1 };
    const line = await inTransaction(firestore, (transaction) =>
      createOnce(
        { firestore, transaction, now },
        {
          endpoint: 'POST /api/admin/staff',
          key,
          contents: { email, name, role },
          find: async (id) => toLine(await transaction.get(firestore.doc(staffPath(id)))),
          create: async () => {
            const current = await findLine(deps, transaction, email);
            if (current !== null) throw new ApiError('conflict', { detail: WORKS_HERE_ALREADY, current });
            const document = firestore.doc(staffPath(randomUUID()));
            transaction.create(document, { ...stored, invitedAt: now });
            const entry = { action: 'staff.invited' as const, target: document.path, uid: member.uid };
            writeAudit(firestore, transaction, { ...entry, ...auditedFields(null, stored) }, now);
            return { id: document.id, ...stored };
          },
        },
      ),
    );
    const { id: uid, ...listed } = line;
    const account = await createListedAccount(deps, { uid, ...listed });
    await followStaffList(deps, uid);
    if (!listed.isDisabled) await sendInvitation(deps, listed, account, settings);
    return { member: toStaffMember(uid, listed, account) };
  };
}

/** The line of somebody with this email, also where the list has it in another case than Auth; null for none. */
async function findLine(
  { accounts, database }: StaffDeps,
  transaction: Transaction,
  email: string,
): Promise<Line | null> {
  const firestore: Firestore = database();
  const account = await findAccount(accounts(), email);
  const line = account === null ? null : toLine(await transaction.get(firestore.doc(staffPath(account.uid))));
  if (line !== null) return line;
  const withEmail = firestore.collection(BUSINESS_COLLECTIONS.staff).where('email', '==', email).limit(1);
  const [found] = (await transaction.get(withEmail)).docs;
  return found === undefined ? null : toLine(found);
}

function toLine(found: DocumentSnapshot): Line | null {
  return found.exists ? { id: found.id, ...storedStaffSchema.parse(found.data()) } : null;
}
