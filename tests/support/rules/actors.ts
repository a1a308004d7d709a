import { setLogLevel, type FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { openAccountFixture, type AccountRole } from '#support/accounts/actors.ts';
import type { EmulatorEnvironment } from '#support/emulators/emulator-environment.ts';
import { rulesBucket } from './bucket.ts';

/**
 * Everybody whom the rules are asked about; the forger is a member who claims to be admin wherever a member can write, and
 * the unconfirmed admin carries the role without having confirmed the address.
 */
export const ACTORS = [
  'visitor',
  'member',
  'otherMember',
  'forger',
  'unconfirmedAdmin',
  'editor',
  'concierge',
  'admin',
] as const;

/** One of them. */
export type ActorName = (typeof ACTORS)[number];

/** One of them with the browser's own SDK in hand. */
export interface Actor {
  /** Account's id; the visitor, who has none, gets an id that nobody has. */
  uid: string;
  /** Firestore under rules. */
  firestore: Firestore;
  /** Storage under rules. */
  storage: FirebaseStorage;
  /** Token for a request without the SDK; the visitor has none. */
  idToken: (() => Promise<string>) | null;
}

/** All actors, signed in. */
export interface RulesActors {
  /** The actors by name. */
  actors: Record<ActorName, Actor>;
  /** Deletes their accounts. */
  dismiss: () => Promise<void>;
}

/** Opens an account for each actor and signs it in. */
export async function createActors(environment: EmulatorEnvironment): Promise<RulesActors> {
  // The SDK logs each refusal at length, and these tests are made of refusals.
  setLogLevel('silent');
  const accountFixture = openAccountFixture(environment);

  function actor(uid: string, app: FirebaseApp, idToken: Actor['idToken']): Actor {
    const firestore = getFirestore(app);
    const storage = getStorage(app, `gs://${rulesBucket(environment)}`);
    connectFirestoreEmulator(firestore, environment.firestore.host, environment.firestore.port);
    connectStorageEmulator(storage, environment.storage.host, environment.storage.port);
    return { uid, firestore, storage, idToken };
  }

  async function withAccount(role: AccountRole, displayName?: string, emailVerified?: boolean): Promise<Actor> {
    const { uid, app, idToken } = await accountFixture.open(role, displayName, emailVerified);
    return actor(uid, app, idToken);
  }

  const actors = {
    visitor: actor('nobody', accountFixture.openVisitor(), null),
    member: await withAccount('member'),
    otherMember: await withAccount('member'),
    forger: await withAccount('member', 'admin'),
    unconfirmedAdmin: await withAccount('admin', undefined, false),
    editor: await withAccount('editor'),
    concierge: await withAccount('concierge'),
    admin: await withAccount('admin'),
  };
  return { actors, dismiss: accountFixture.close };
}
