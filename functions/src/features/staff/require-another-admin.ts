import { ApiError } from '#domain/core/errors.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { findAccounts } from '#platform/accounts/find-accounts.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';

/**
 * Throws last_admin unless another admin on the list has an open and confirmed account with the email of the list. Reads within the transaction, so
 * that two admins cannot remove each other's role at the same time.
 */
export async function requireAnotherAdmin(
  { firestore, transaction, accounts }: { firestore: Firestore; transaction: Transaction; accounts: Auth },
  uid: string,
): Promise<void> {
  const admins = firestore.collection(BUSINESS_COLLECTIONS.staff).where('role', '==', 'admin');
  const { docs } = await transaction.get(admins);
  const lines = docs.flatMap((found) => {
    const line = parseOrReport(found, storedStaffSchema);
    return line === null ? [] : [{ id: found.id, ...line }];
  });
  const others = lines.filter(({ id, isDisabled }) => id !== uid && !isDisabled);
  const people = await findAccounts(
    accounts,
    others.map(({ id }) => id),
  );
  if (!others.some(({ id, email }) => canWork(people.get(id), email))) throw new ApiError('last_admin');
}

/** Whether the API accepts this account as the person of a line on the list. */
function canWork(account: UserRecord | undefined, email: string): boolean {
  if (account === undefined || account.disabled || !account.emailVerified) return false;
  return account.email?.toLowerCase() === email.toLowerCase();
}
