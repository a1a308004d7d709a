import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { accountsOf } from '#platform/accounts/accounts-of.ts';

/** What to call the people behind accounts, by uid: the name on the list of staff, else the account's name or email. */
export async function namePeople(
  firestore: Firestore,
  accounts: Auth,
  uids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(uids)];
  if (wanted.length === 0) return new Map();
  const listed = await firestore.getAll(
    ...wanted.map((uid) => firestore.collection(BUSINESS_COLLECTIONS.staff).doc(uid)),
  );
  const names = new Map(
    listed.flatMap((found) => (found.exists ? [[found.id, storedStaffSchema.parse(found.data()).name] as const] : [])),
  );
  const others = await accountsOf(
    accounts,
    wanted.filter((uid) => !names.has(uid)),
  );
  for (const [uid, { displayName, email }] of others) {
    const name = displayName || email;
    if (name) names.set(uid, name);
  }
  return names;
}
