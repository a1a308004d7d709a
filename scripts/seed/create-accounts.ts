import type { Auth } from 'firebase-admin/auth';
import * as z from 'zod';
import type { DemoAccount } from './demo-accounts.ts';

const unknownUserSchema = z.object({ code: z.literal('auth/user-not-found') });

/** Creates the accounts that do not exist, staff with their role as custom claim, and leaves the others as they are; gives the number created. */
export async function createAccounts(auth: Auth, accounts: readonly DemoAccount[]): Promise<number> {
  let created = 0;
  for (const account of accounts) {
    if (await exists(auth, account.email)) continue;
    const { role, name, email, password } = account;
    const { uid } = await auth.createUser({
      uid: `demo-${role}`,
      email,
      password,
      displayName: name,
      emailVerified: true,
    });
    if (role !== 'member') await auth.setCustomUserClaims(uid, { role });
    created += 1;
  }
  return created;
}

async function exists(auth: Auth, email: string): Promise<boolean> {
  try {
    await auth.getUserByEmail(email);
    return true;
  } catch (error) {
    if (unknownUserSchema.safeParse(error).success) return false;
    throw error;
  }
}
