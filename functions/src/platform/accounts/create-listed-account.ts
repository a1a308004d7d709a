import { ApiError } from '#domain/core/errors.ts';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { userPath } from '../firestore-paths.ts';
import { deleteEmails } from './delete-emails.ts';
import { deleteUser } from './delete-user.ts';
import { findAccount, hasAuthCode } from './find-account.ts';
import { findAccounts } from './find-accounts.ts';

/** Times that a stranger may register the email between two steps. */
const ATTEMPTS = 3;

/** A person on the list of staff. */
interface Listed {
  /** Id of their line and of their account, chosen by us. */
  readonly uid: string;
  readonly email: string;
  readonly name: string;
}

/**
 * Gives the account of a line on the list of staff, or creates it, without a password. Another account with this email was
 * made by whoever registered there first: it is deleted with its data, because whatever its owner holds (a password,
 * a session, a link to change or to recover the email) is about that account's id and would be about the colleague's, if
 * the colleague got the same one. Rejected: taking the account over, which three kinds of links and tokens survived.
 */
export async function createListedAccount(
  { accounts, database }: { readonly accounts: () => Auth; readonly database: () => Firestore },
  { uid, email, name }: Listed,
): Promise<UserRecord> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const other = await findAccount(accounts(), email);
    if (other !== null && other.uid !== uid) await deleteStranger(accounts(), database(), other.uid);
    const own = (await findAccounts(accounts(), [uid])).get(uid);
    if (own !== undefined) return own;
    try {
      return await accounts().createUser({ uid, email, displayName: name, emailVerified: false });
    } catch (error) {
      // Registered again since, or created by the same request sent twice.
      if (!hasAuthCode(error, 'email-already-exists') && !hasAuthCode(error, 'uid-already-exists')) throw error;
    }
  }
  throw new ApiError('unavailable', { detail: 'Somebody keeps registering this email. Please try again.' });
}

async function deleteStranger(accounts: Auth, firestore: Firestore, uid: string): Promise<void> {
  await deleteUser(accounts, uid);
  await deleteEmails(firestore, userPath(uid));
  await firestore.recursiveDelete(firestore.doc(userPath(uid)));
}
