import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { auditEntrySchema } from '#domain/staff/audit-entry.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { findAccounts } from '#platform/accounts/find-accounts.ts';
import { staffPath } from '#platform/firestore-paths.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';

/** Values of one query, Firestore's maximum. */
const VALUES_A_QUERY = 30;

/**
 * Names of accounts by uid: the name on the list of staff, or else the account's name or email, or else the name of a
 * colleague who was removed, which only the log still has.
 */
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
  await addRemovedColleagues(
    firestore,
    unique.filter((uid) => !names.has(uid)),
    names,
  );
  return names;
}

async function addRemovedColleagues(
  firestore: Firestore,
  uids: readonly string[],
  names: Map<string, string>,
): Promise<void> {
  const uidOf = new Map(uids.map((uid) => [staffPath(uid), uid]));
  const removals = firestore.collection(BUSINESS_COLLECTIONS.auditLog).where('action', '==', 'staff.removed');
  for (let from = 0; from < uids.length; from += VALUES_A_QUERY) {
    const targets = uids.slice(from, from + VALUES_A_QUERY).map(staffPath);
    const { docs } = await removals.where('target', 'in', targets).get();
    for (const found of docs) {
      const entry = parseOrReport(found, auditEntrySchema);
      const [uid, name] = [uidOf.get(entry?.target ?? ''), entry?.before?.['name']];
      if (uid !== undefined && typeof name === 'string') names.set(uid, name);
    }
  }
}
