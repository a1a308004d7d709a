import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { userPath } from '../firestore-paths.ts';

/** What an account is reclaimed with. */
export interface ReclaimDeps {
  /** The accounts. */
  readonly accounts: () => Auth;
  /** The database. */
  readonly database: () => Firestore;
}

/**
 * Takes an unconfirmed account from whoever made it: its password becomes a random one, other ways to sign in, name and
 * sessions go, and so does what was saved with it. Whoever holds the mailbox gets in by the link that follows. A confirmed
 * account stays as it is. Rejected: a new account under the same address, because the list of staff knows people by uid.
 */
export async function reclaimUnconfirmed(deps: ReclaimDeps, account: UserRecord): Promise<void> {
  if (account.emailVerified) return;
  const { uid } = account;
  const otherProviders = account.providerData.map(({ providerId }) => providerId).filter((id) => id !== 'password');
  await deps.accounts().updateUser(uid, {
    password: randomBytes(32).toString('base64url'),
    displayName: null,
    photoURL: null,
    phoneNumber: null,
    multiFactor: { enrolledFactors: null },
    ...(otherProviders.length === 0 ? {} : { providersToUnlink: otherProviders }),
  });
  await deps.accounts().revokeRefreshTokens(uid);
  const firestore = deps.database();
  await firestore.recursiveDelete(firestore.doc(userPath(uid)));
}
