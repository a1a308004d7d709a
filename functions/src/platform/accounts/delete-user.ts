import type { Auth } from 'firebase-admin/auth';
import { hasAuthCode } from './find-account.ts';

/** Deletes an account; one that another request has deleted meanwhile is no failure. */
export async function deleteUser(accounts: Pick<Auth, 'deleteUser'>, uid: string): Promise<void> {
  try {
    await accounts.deleteUser(uid);
  } catch (error) {
    if (!hasAuthCode(error, 'user-not-found')) throw error;
  }
}
