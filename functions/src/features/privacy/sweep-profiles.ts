import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { findAccounts } from '#platform/accounts/find-accounts.ts';
import { readInPages } from '#platform/read-in-pages.ts';
import { runEachDocument } from '#platform/run-each-document.ts';

const PROFILES_A_PAGE = 200;

/** Maximum deletions in one run: limits the damage of a wrong response from Auth. */
const DELETED_MAX = 1000;

/**
 * Deletes profiles and favourites without an account, and gives the number of profiles. The rules check only the token, and
 * the token of a deleted account can create a profile for up to an hour (docs/decisions/0037). A profile that fails stops no
 * other one; the failure is thrown in the end.
 */
export async function sweepProfiles(firestore: Firestore, accounts: Pick<Auth, 'getUsers'>): Promise<number> {
  let deleted = 0;
  await runEachDocument(readLeftProfiles(firestore, accounts), 1, async ({ ref }) => {
    await firestore.recursiveDelete(ref);
    deleted += 1;
  });
  return deleted;
}

/** Reads profiles without an account, as many as one run may delete. */
async function* readLeftProfiles(
  firestore: Firestore,
  accounts: Pick<Auth, 'getUsers'>,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  let count = 0;
  for await (const page of readInPages(firestore.collection(BUSINESS_COLLECTIONS.users).select(), PROFILES_A_PAGE)) {
    const existing = await findAccounts(
      accounts,
      page.map(({ id }) => id),
    );
    const left = page.filter(({ id }) => !existing.has(id)).slice(0, DELETED_MAX - count);
    yield left;
    count += left.length;
    if (count >= DELETED_MAX) return;
  }
}
