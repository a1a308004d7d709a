import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { staffPath } from '#functions/platform/firestore-paths.ts';
import type { DemoAccount } from './demo-accounts.ts';

/** Puts the staff of the demo on the list of those who work here, unless they are on it. */
export async function writeStaff(database: Firestore, auth: Auth, accounts: readonly DemoAccount[]): Promise<void> {
  for (const { role, name, email } of accounts) {
    if (role === 'member') continue;
    const { uid } = await auth.getUserByEmail(email);
    const document = database.doc(staffPath(uid));
    if ((await document.get()).exists) continue;
    await document.set({ email, name, role, isDisabled: false, invitedAt: new Date(), rev: 1 });
  }
}
