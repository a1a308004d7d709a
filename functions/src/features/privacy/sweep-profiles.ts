import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { accountsOf } from '#platform/accounts/accounts-of.ts';

/** Profiles compared with Auth at once. */
const PROFILES_A_PAGE = 200;

/** Profiles deleted in one night at most: should Auth ever answer wrongly, it costs this many and not all. */
const DELETED_MAX = 1000;

/**
 * Deletes profiles, with their favourites, whose account does not exist any more. The rules know the token alone, and the
 * token of a deleted account creates a profile for up to an hour (docs/decisions/0117). Gives how many were deleted.
 */
export async function sweepProfiles(firestore: Firestore, accounts: Pick<Auth, 'getUsers'>): Promise<number> {
  const profiles = firestore.collection(BUSINESS_COLLECTIONS.users).orderBy('__name__').select().limit(PROFILES_A_PAGE);
  let page = await profiles.get();
  for (let deleted = 0; ;) {
    const existing = await accountsOf(
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
