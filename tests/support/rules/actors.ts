import { deleteApp, initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app';
import { getAuth, updateCurrentUser } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { deleteApp as deleteAdminApp } from 'firebase-admin/app';
import { STAFF_ROLES } from '#domain/staff/role.ts';
import { staffPath } from '#functions/platform/firestore-paths.ts';
import { openAccountFixture, type AccountRole } from '#support/accounts/fixture.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import type { EmulatorEnvironment } from '#support/emulators/environment.ts';

/**
 * Actors of the rules tests; the forger is a member who claims to be admin in every field that a member can write, and the
 * unconfirmed admin has the role without a confirmed email.
 */
export const ACTORS = ['visitor', 'member', 'otherMember', 'forger', 'unconfirmedAdmin', ...STAFF_ROLES] as const;

export type ActorName = (typeof ACTORS)[number];

/** An actor with the browser's SDK. */
export interface Actor {
  /** Account id; the visitor has an unused one. */
  uid: string;
  firestore: Firestore;
  storage: FirebaseStorage;
  /** Token for a request without the SDK; null for the visitor. */
  idToken: (() => Promise<string>) | null;
}

export interface RulesActors {
  actors: Record<ActorName, Actor>;
  close: () => Promise<void>;
}

/** Signs the actors in to the emulated project; their Firestore is that of `projectId`. */
export async function createActors(environment: EmulatorEnvironment, projectId: string): Promise<RulesActors> {
  // The SDK logs every denied request at length.
  setLogLevel('silent');
  const accounts = openAccountFixture(environment);
  const elsewhere: FirebaseApp[] = [];
  const from = openAdminApp(environment);
  const to = openAdminApp({ ...environment, projectId });

  /** The same account in the project of Firestore: the Auth emulator has accounts of its own project only. */
  async function inProject(app: FirebaseApp): Promise<FirebaseApp> {
    if (projectId === environment.projectId) return app;
    const other = initializeApp({ ...app.options, projectId }, `${app.name}-elsewhere`);
    elsewhere.push(other);
    const user = getAuth(app).currentUser;
    await updateCurrentUser(getAuth(other), user);
    if (user === null) return other;
    const listed = (await openAdminFirestore(from).doc(staffPath(user.uid)).get()).data();
    if (listed !== undefined) await openAdminFirestore(to).doc(staffPath(user.uid)).set(listed);
    return other;
  }

  async function actor(uid: string, app: FirebaseApp, idToken: Actor['idToken']): Promise<Actor> {
    const firestore = getFirestore(await inProject(app));
    const storage = getStorage(app, `gs://${rulesBucket(environment)}`);
    connectFirestoreEmulator(firestore, environment.firestore.host, environment.firestore.port);
    connectStorageEmulator(storage, environment.storage.host, environment.storage.port);
    return { uid, firestore, storage, idToken };
  }

  async function withAccount(role: AccountRole, displayName?: string, emailVerified?: boolean): Promise<Actor> {
    const { uid, app, idToken } = await accounts.open(role, displayName, emailVerified);
    return actor(uid, app, idToken);
  }

  const actors = {
    visitor: await actor('nobody', accounts.openVisitor(), null),
    member: await withAccount('member'),
    otherMember: await withAccount('member'),
    forger: await withAccount('member', 'admin'),
    unconfirmedAdmin: await withAccount('admin', undefined, false),
    editor: await withAccount('editor'),
    concierge: await withAccount('concierge'),
    admin: await withAccount('admin'),
  };
  const close = async () => {
    await Promise.all(elsewhere.map((app) => deleteApp(app)));
    for (const app of [from, to]) await deleteAdminApp(app);
    await accounts.close();
  };
  return { actors, close };
}

/** A bucket for the rules tests alone, because the upload function would process every picture in the default one. */
export function rulesBucket({ projectId }: Pick<EmulatorEnvironment, 'projectId'>): string {
  return `${projectId}-rules.appspot.com`;
}
