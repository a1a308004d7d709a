import { FirebaseAuthError, type Auth, type UserRecord } from 'firebase-admin/auth';

/** The account of an address; null when there is none. */
export async function findAccount(accounts: Auth, email: string): Promise<UserRecord | null> {
  try {
    return await accounts.getUserByEmail(email);
  } catch (error) {
    if (error instanceof FirebaseAuthError && (error.hasCode('user-not-found') || error.hasCode('invalid-email')))
      return null;
    throw error;
  }
}
