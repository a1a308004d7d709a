import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { findAccounts } from '#platform/accounts/find-accounts.ts';

const PROFILES_A_PAGE = 200;

/** Maximum deletions in one run: limits the damage of a wrong response from Auth. */
const DELETED_MAX = 1000;

/**
 * Deletes profiles and favourites without an account, and gives the number of profiles. The rules check only the token, and
 * the token of a deleted account can create a profile for up to an hour (docs/decisions/0037).
 */
export async function sweepProfiles(firestore: Firestore, accounts: Pick<Auth, 'getUsers'>): Promise<number> {
  const profiles = firestore.collection(BUSINESS_COLLECTIONS.users).orderBy('__name__').select().limit(PROFILES_A_PAGE);
  let page = await profiles.get();
  for (let deleted = 0; ;) {
    const existing = await findAccounts(
      accounts,
      page.docs.map(({ id }) => id),
    );
    const left = page.docs.filter(({ id }) => !existing.has(id)).slice(0, DELETED_MAX - deleted);
    for (const { ref } of left) await firestore.recursiveDelete(ref);
    deleted += left.length;
    const last = page.docs.at(-1);
    if (last === undefined || deleted >= DELETED_MAX) return deleted;
    page = await profiles.startAfter(last).get();
  }
}
