import type { accountsApi } from '#domain/api/accounts.ts';
import type { Handler } from '#domain/api/handler.ts';
import { ApiError } from '#domain/core/errors.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { auditedFields } from '#platform/accounts/audited-fields.ts';
import { deleteEmails } from '#platform/accounts/delete-emails.ts';
import { deleteUser } from '#platform/accounts/delete-user.ts';
import { staffPath, userPath } from '#platform/firestore-paths.ts';
import { MINUTE } from '#platform/time.ts';
import { writeAudit } from '#platform/write-audit.ts';
import type { AccountDeps } from './account-deps.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';

/** Maximum age of the sign-in: an open browser that somebody else finds is not enough to delete an account. */
const SIGN_IN_AGE_MAX = 5 * MINUTE;

/** Makes the handler of DELETE /api/account. */
export function deleteAccount(deps: AccountDeps): Handler<(typeof accountsApi)['DELETE /api/account']> {
  return async ({ member }) => {
    if (member.role !== null) {
      throw new ApiError('conflict', { detail: 'Staff accounts are closed by an administrator.' });
    }
    if (deps.clock().getTime() - member.signedInAt.getTime() > SIGN_IN_AGE_MAX) {
      throw new ApiError('stale_sign_in');
    }
    const firestore = deps.database();
    await takeOffStaffList(firestore, member.uid, deps.clock());
    await deleteEmails(firestore, userPath(member.uid));
    await firestore.recursiveDelete(firestore.doc(userPath(member.uid)));
    // Last, so that the owner can sign in and try again if something before fails.
    await deleteUser(deps.accounts(), member.uid);
    return { status: 'deleted' };
  };
}

/** Somebody who was invited and whose token has no role yet would leave a line without an account. */
async function takeOffStaffList(firestore: Firestore, uid: string, now: Date): Promise<void> {
  const document = firestore.doc(staffPath(uid));
  await inTransaction(firestore, async (transaction) => {
    const found = await transaction.get(document);
    if (!found.exists) return;
    await deleteEmails(firestore, document.path);
    transaction.delete(document);
    const entry = { action: 'staff.removed' as const, target: document.path, uid };
    const before = storedStaffSchema.parse(found.data());
    writeAudit(firestore, transaction, { ...entry, ...auditedFields(before, null) }, now);
  });
}
