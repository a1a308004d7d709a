import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { deleteApp as deleteAdminApp } from 'firebase-admin/app';
import { getAuth as getAdminAuth } from 'firebase-admin/auth';
import type { StaffRole } from '#domain/staff/role.ts';
import { staffPath } from '#functions/platform/firestore-paths.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import type { EmulatorEnvironment } from '#support/emulators/environment.ts';

/** A member has no `role` claim; the other accounts carry it and are on the list of staff, as the API creates them. */
export type AccountRole = 'member' | StaffRole;

/** An account that is signed in to the Auth emulator. */
export interface Account {
  uid: string;
  /** Unique to this run. */
  email: string;
  password: string;
  /** The client SDK's app, signed in as this account. */
  app: FirebaseApp;
  /** Token for the API's Authorization header. */
  idToken: () => Promise<string>;
}

/** Accounts of one test file, deleted when it closes. */
export interface AccountFixture {
  /** Creates an account with the role's claim, puts it on the list of staff and signs it in; its email is confirmed by default. */
  open: (role: AccountRole, displayName?: string, emailVerified?: boolean) => Promise<Account>;
  /** A client SDK app without an account. */
  openVisitor: () => FirebaseApp;
  /** Deletes the accounts and closes the apps. */
  close: () => Promise<void>;
}

export function openAccountFixture(environment: EmulatorEnvironment): AccountFixture {
  const admin = openAdminApp(environment);
  const adminAuth = getAdminAuth(admin);
  const firestore = openAdminFirestore(admin);
  const apps: FirebaseApp[] = [];
  const uids: string[] = [];

  function openVisitor(): FirebaseApp {
    const { projectId, bucket, auth } = environment;
    const app = initializeApp({ apiKey: 'emulator', projectId, storageBucket: bucket }, `client-${randomUUID()}`);
    connectAuthEmulator(getAuth(app), `http://${auth.host}:${auth.port}`, { disableWarnings: true });
    apps.push(app);
    return app;
  }

  async function open(role: AccountRole, displayName = `Test ${role}`, emailVerified = true): Promise<Account> {
    const email = `${role}-${randomUUID()}@test.example`;
    const password = randomUUID();
    const { uid } = await adminAuth.createUser({ email, password, displayName, emailVerified });
    uids.push(uid);
    if (role !== 'member') {
      await adminAuth.setCustomUserClaims(uid, { role });
      const listed = { email, name: displayName, role, isDisabled: false, invitedAt: new Date(), rev: 1 };
      await firestore.doc(staffPath(uid)).set(listed);
    }
    const app = openVisitor();
    const { user } = await signInWithEmailAndPassword(getAuth(app), email, password);
    return { uid, email, password, app, idToken: () => user.getIdToken() };
  }

  async function close(): Promise<void> {
    await Promise.all(apps.map((app) => deleteApp(app)));
    for (const uid of uids) await firestore.doc(staffPath(uid)).delete();
    const { errors } = await adminAuth.deleteUsers(uids);
    await deleteAdminApp(admin);
    if (errors.length > 0)
      throw new AggregateError(
        errors.map(({ error }) => error),
        'Some test accounts remain',
      );
  }

  return { open, openVisitor, close };
}
