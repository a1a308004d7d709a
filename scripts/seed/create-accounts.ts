import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { staffPath } from '#functions/platform/firestore-paths.ts';
import type { DemoAccount } from './demo-accounts.ts';

const unknownUserSchema = z.object({ code: z.literal('auth/user-not-found') });

/** Creates the missing accounts, staff with their role as custom claim, and returns their number. */
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

/** Adds the staff of the demo accounts to the staff list, unless they are on it. */
export async function writeStaff(database: Firestore, auth: Auth, accounts: readonly DemoAccount[]): Promise<void> {
  for (const { role, name, email } of accounts) {
    if (role === 'member') continue;
    const { uid } = await auth.getUserByEmail(email);
    const document = database.doc(staffPath(uid));
    if ((await document.get()).exists) continue;
    await document.set({ email, name, role, isDisabled: false, invitedAt: new Date(), rev: 1 });
  }
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
