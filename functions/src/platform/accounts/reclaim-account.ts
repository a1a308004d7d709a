import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { userPath } from '../firestore-paths.ts';
import { newSecret } from '../secrets.ts';

export interface ReclaimDeps {
  readonly accounts: () => Auth;
  readonly database: () => Firestore;
}

/**
 * Takes an unconfirmed account from whoever created it. The owner of the mailbox then signs in with a link sent by email. A
 * confirmed account stays as it is.
 */
export async function reclaimUnconfirmed(deps: ReclaimDeps, account: UserRecord): Promise<void> {
  if (!account.emailVerified) await reclaimAccount(deps, account);
}

/**
 * Sets a random password and removes other sign-in providers, the name, the sessions and the saved data; with `email`, puts
 * back this one, unconfirmed.
 */
export async function reclaimAccount(deps: ReclaimDeps, account: UserRecord, email?: string): Promise<void> {
  const { uid } = account;
  const otherProviders = account.providerData.map(({ providerId }) => providerId).filter((id) => id !== 'password');
  await deps.accounts().updateUser(uid, {
    ...(email === undefined ? {} : { email, emailVerified: false }),
    // Nobody ever learns it.
    password: newSecret(),
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
