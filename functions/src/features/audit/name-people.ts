import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { findAccounts } from '#platform/accounts/find-accounts.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';

/** Names of accounts by uid: the name on the list of staff, or else the account's name or email. */
export async function namePeople(
  firestore: Firestore,
  accounts: Auth,
  uids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const unique = [...new Set(uids)];
  if (unique.length === 0) return new Map();
  const listed = await firestore.getAll(
    ...unique.map((uid) => firestore.collection(BUSINESS_COLLECTIONS.staff).doc(uid)),
  );
  const names = new Map(
    listed.flatMap((found) => {
      const staff = found.exists ? parseOrReport(found, storedStaffSchema) : null;
      return staff === null ? [] : [[found.id, staff.name] as const];
    }),
  );
  const others = await findAccounts(
    accounts,
    unique.filter((uid) => !names.has(uid)),
  );
  for (const [uid, { displayName, email }] of others) {
    const name = displayName || email;
    if (name) names.set(uid, name);
  }
  return names;
}
