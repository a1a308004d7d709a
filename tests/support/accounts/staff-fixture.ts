import { randomUUID } from 'node:crypto';
import { staffApi, type StaffMember } from '#domain/api/staff.ts';
import { deleteApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { confirmPasswordReset, getAuth as getClientAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { openAccountFixture, type AccountFixture } from './fixture.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { emailsAbout } from '#support/forms/stored.ts';
import { callSite } from '#support/api/calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';

/** Response of the API about a colleague. */
export const memberResponse = staffApi['PUT /api/admin/staff/{uid}'].response;

/** Staff management over the API; deletes all invited colleagues at the end. */
export interface StaffFixture {
  readonly firestore: Firestore;
  readonly auth: Auth;
  readonly accounts: AccountFixture;
  /** Ids of the invited accounts; a test adds those that it put on the list in another way. */
  readonly invited: string[];
  readonly call: (token: string, method: string, path: string, body?: object) => Promise<Response>;
  /** Calls the API as an admin who is not one of the invited. */
  readonly callAsAdmin: (method: string, path: string, body?: object) => Promise<Response>;
  readonly invite: (role?: StaffMember['role'], email?: string, name?: string) => Promise<StaffMember>;
  /** Follows the link in the latest invitation and returns the password that was chosen. */
  readonly choosePassword: (member: Pick<StaffMember, 'uid'>) => Promise<string>;
  /** A new token of a colleague, with a password chosen by the invitation's link at the first call. */
  readonly tokenOf: (member: Pick<StaffMember, 'uid' | 'email'>) => Promise<string>;
  /** Saves changed fields, based on the given revision; as an admin who is not one of the invited unless a token is given. */
  readonly change: (member: StaffMember, fields: Partial<StaffMember>, token?: string) => Promise<Response>;
  /** Actions of the audit log on this account, oldest first. */
  readonly readAuditActions: (uid: string) => Promise<string[]>;
  readonly close: () => Promise<void>;
}

export async function openStaffFixture(): Promise<StaffFixture> {
  const environment = readEmulatorEnvironment();
  const app: App = openAdminApp(environment);
  const [firestore, auth] = [openAdminFirestore(app), getAuth(app)];
  const accounts = openAccountFixture(environment);
  const admin = await accounts.open('admin');
  const invited: string[] = [];
  const passwords = new Map<string, string>();

  const call: StaffFixture['call'] = (token, method, path, body) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    return callSite(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  };
  const callAsAdmin: StaffFixture['callAsAdmin'] = async (method, path, body) =>
    call(await admin.idToken(), method, path, body);

  const choosePassword: StaffFixture['choosePassword'] = async ({ uid }) => {
    const emails = await emailsAbout(firestore, `staff/${uid}`);
    const latest = emails.toSorted((one, other) => one.expiresAt.localeCompare(other.expiresAt)).at(-1);
    const code = /oobCode=([\w%-]+)/.exec(latest?.message.text ?? '')?.[1];
    if (code === undefined) throw new Error(`No link to choose a password went to ${uid}`);
    const password = randomUUID();
    await confirmPasswordReset(getClientAuth(accounts.openVisitor()), decodeURIComponent(code), password);
    return password;
  };

  return {
    ...{ firestore, auth, accounts, invited, call, callAsAdmin, choosePassword },
    invite: async (role = 'editor', email = `new-${randomUUID()}@test.example`, name = 'Ana Prova') => {
      const response = await callAsAdmin('POST', '/api/admin/staff', { key: randomUUID(), email, name, role });
      const { member } = memberResponse.parse(await response.json());
      invited.push(member.uid);
      return member;
    },
    tokenOf: async (member) => {
      const password = passwords.get(member.uid) ?? (await choosePassword(member));
      passwords.set(member.uid, password);
      const client = getClientAuth(accounts.openVisitor());
      return (await signInWithEmailAndPassword(client, member.email, password)).user.getIdToken();
    },
    change: async (member, fields, token) => {
      const { role, isDisabled, rev } = { ...member, ...fields };
      const path = `/api/admin/staff/${member.uid}`;
      return call(token ?? (await admin.idToken()), 'PUT', path, { role, isDisabled, rev });
    },
    readAuditActions: async (uid) => {
      const entries = firestore.collection('auditLog').where('target', '==', `staff/${uid}`).orderBy('at');
      return (await entries.get()).docs.map((entry) => String(entry.get('action')));
    },
    close: async () => {
      for (const uid of invited) await firestore.doc(`staff/${uid}`).delete();
      await auth.deleteUsers(invited);
      await accounts.close();
      await deleteApp(app);
    },
  };
}
