import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { staffPath } from '#functions/platform/firestore-paths.ts';
import type { DemoAccount } from './demo-accounts.ts';

/** Creates the missing accounts, staff with their role as custom claim, and returns their number. */
export async function createAccounts(auth: Auth, accounts: readonly DemoAccount[]): Promise<number> {
  const { users } = await auth.getUsers(accounts.map(({ email }) => ({ email })));
  const missing = accounts.filter(({ email }) => !users.some((user) => user.email === email));
  for (const { role, name, email, password } of missing) {
    const { uid } = await auth.createUser({
      uid: `demo-${role}`,
      email,
      password,
      displayName: name,
      emailVerified: true,
    });
    if (role !== 'member') await auth.setCustomUserClaims(uid, { role });
  }
  return missing.length;
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
