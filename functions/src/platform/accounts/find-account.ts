import { FirebaseAuthError, type Auth, type UserRecord } from 'firebase-admin/auth';

/** Finds the account of an email address; null when there is none. */
export async function findAccount(accounts: Auth, email: string): Promise<UserRecord | null> {
  try {
    return await accounts.getUserByEmail(email);
  } catch (error) {
    if (error instanceof FirebaseAuthError && (error.hasCode('user-not-found') || error.hasCode('invalid-email')))
      return null;
    throw error;
  }
}

/** Finds the account of an email address, or creates one without a password; the second of two requests at once finds it. */
export async function ensureAccount(
  accounts: Auth,
  { email, displayName }: { readonly email: string; readonly displayName?: string },
): Promise<UserRecord> {
  const found = await findAccount(accounts, email);
  if (found !== null) return found;
  try {
    return await accounts.createUser({
      email,
      emailVerified: false,
      ...(displayName === undefined ? {} : { displayName }),
    });
  } catch (error) {
    if (!(error instanceof FirebaseAuthError) || !error.hasCode('email-already-exists')) throw error;
    return accounts.getUserByEmail(email);
  }
}
