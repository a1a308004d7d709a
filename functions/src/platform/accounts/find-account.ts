import type { Auth, UserRecord } from 'firebase-admin/auth';
import { newSecret } from '../secrets.ts';

/** Finds the account of an email address; null when there is none. */
export async function findAccount(accounts: Auth, email: string): Promise<UserRecord | null> {
  try {
    return await accounts.getUserByEmail(email);
  } catch (error) {
    if (hasAuthCode(error, 'user-not-found') || hasAuthCode(error, 'invalid-email')) return null;
    throw error;
  }
}

/** An account, and whether this request created it: a new one has nothing that a stranger could have put there. */
export interface EnsuredAccount {
  readonly account: UserRecord;
  readonly isNew: boolean;
}

/**
 * Finds the account of an email address, or creates one with a password that nobody knows; the second of two requests at
 * once finds it.
 */
export async function ensureAccount(accounts: Auth, email: string): Promise<EnsuredAccount> {
  const found = await findAccount(accounts, email);
  if (found !== null) return { account: found, isNew: false };
  try {
    const account = await accounts.createUser({ email, emailVerified: false, password: newSecret() });
    return { account, isNew: true };
  } catch (error) {
    if (!hasAuthCode(error, 'email-already-exists')) throw error;
    return { account: await accounts.getUserByEmail(email), isNew: false };
  }
}

/** Whether an error is Auth's with this code; not by its class, because scripts load a firebase-admin of their own. */
export function hasAuthCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === `auth/${code}`;
}
