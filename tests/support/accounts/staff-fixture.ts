import { randomUUID } from 'node:crypto';
import { staffApi, type StaffMember } from '#domain/api/staff.ts';
import { deleteApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { confirmPasswordReset, getAuth as getClientAuth } from 'firebase/auth';
import { openAccountFixture, type AccountFixture } from './actors.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { mailsAbout } from '#support/forms/stored-submissions.ts';
import { callSite } from '#support/api/api-calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';

/** What is answered about a colleague. */
export const memberResponse = staffApi['PUT /api/admin/staff/{uid}'].response;

/** An office from which tests manage the staff; it dismisses everybody at the end. */
export interface StaffFixture {
  /** The database. */
  readonly firestore: Firestore;
  /** The accounts. */
  readonly accounts: Auth;
  /** Opens further accounts. */
  readonly accountFixture: AccountFixture;
  /** Ids of those who were invited here; a test adds whom it put on the list in another way. */
  readonly invited: string[];
  /** Calls the API with a token. */
  readonly call: (token: string, method: string, path: string, body?: object) => Promise<Response>;
  /** Calls it as an admin who is not among those invited. */
  readonly asBoss: (method: string, path: string, body?: object) => Promise<Response>;
  /** Invites somebody. */
  readonly invite: (role?: StaffMember['role'], email?: string) => Promise<StaffMember>;
  /** Follows the link in the latest invitation and chooses a password, as the colleague does; gives that password. */
  readonly choosePassword: (member: Pick<StaffMember, 'uid'>) => Promise<string>;
  /** Changes somebody from the revision given. */
  readonly change: (member: StaffMember, fields: Partial<StaffMember>) => Promise<Response>;
  /** What the audit log says was done, oldest first. */
  readonly actionsOn: (uid: string) => Promise<string[]>;
  /** Tidies up. */
  readonly close: () => Promise<void>;
}

/** Opens an office. */
export async function openStaffFixture(): Promise<StaffFixture> {
  const environment = readEmulatorEnvironment();
  const admin: App = openAdminApp(environment);
  const [firestore, accounts] = [openAdminFirestore(admin), getAuth(admin)];
  const accountFixture = openAccountFixture(environment);
  const boss = await accountFixture.open('admin');
  const invited: string[] = [];

  const call: StaffFixture['call'] = (token, method, path, body) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    return callSite(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  };
  const asBoss: StaffFixture['asBoss'] = async (method, path, body) => call(await boss.idToken(), method, path, body);

  return {
    ...{ firestore, accounts, accountFixture, invited, call, asBoss },
    invite: async (role = 'editor', email = `new-${randomUUID()}@test.example`) => {
      const response = await asBoss('POST', '/api/admin/staff', { key: randomUUID(), email, name: 'Ana Prova', role });
      const { member } = memberResponse.parse(await response.json());
      invited.push(member.uid);
      return member;
    },
    choosePassword: async ({ uid }) => {
      const emails = await mailsAbout(firestore, `staff/${uid}`);
      const latest = emails.toSorted((one, other) => one.expiresAt.localeCompare(other.expiresAt)).at(-1);
      const code = /oobCode=([\w%-]+)/.exec(latest?.message.text ?? '')?.[1];
      if (code === undefined) throw new Error(`No link to choose a password went to ${uid}`);
      const password = randomUUID();
      await confirmPasswordReset(getClientAuth(accountFixture.openVisitor()), decodeURIComponent(code), password);
      return password;
    },
    change: (member, fields) => {
      const { role, isDisabled, rev } = { ...member, ...fields };
      return asBoss('PUT', `/api/admin/staff/${member.uid}`, { role, isDisabled, rev });
    },
    actionsOn: async (uid) => {
      const entries = firestore.collection('auditLog').where('target', '==', `staff/${uid}`).orderBy('at');
      return (await entries.get()).docs.map((entry) => String(entry.get('action')));
    },
    close: async () => {
      for (const uid of invited) await firestore.doc(`staff/${uid}`).delete();
      await accounts.deleteUsers(invited);
      await accountFixture.close();
      await deleteApp(admin);
    },
  };
}
