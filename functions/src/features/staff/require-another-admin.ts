import { ApiError } from '#domain/core/errors.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { findAccounts } from '#platform/accounts/find-accounts.ts';

/**
 * Throws last_admin unless another admin on the list has an open and confirmed account. Reads within the transaction, so
 * that two admins cannot remove each other's role at the same time.
 */
export async function requireAnotherAdmin(
  { firestore, transaction, accounts }: { firestore: Firestore; transaction: Transaction; accounts: Auth },
  uid: string,
): Promise<void> {
  const admins = firestore.collection(BUSINESS_COLLECTIONS.staff).where('role', '==', 'admin');
  const { docs } = await transaction.get(admins);
  const others = docs.filter((found) => found.id !== uid && !storedStaffSchema.parse(found.data()).isDisabled);
  const people = await findAccounts(
    accounts,
    others.map(({ id }) => id),
  );
  if (![...people.values()].some(({ disabled, emailVerified }) => !disabled && emailVerified))
    throw new ApiError('last_admin');
}
