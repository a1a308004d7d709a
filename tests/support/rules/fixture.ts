import { deleteApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { afterAll, beforeAll } from 'vitest';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';
import { rulesBucket } from './bucket.ts';
import { createActors, type Actor, type ActorName, type RulesActors } from './actors.ts';
import { loadRules } from './load-rules.ts';

type Bucket = ReturnType<Storage['bucket']>;

/** What one file of rules tests works with; filled before its first test. */
export interface RulesFixture {
  /** The actor of that name. */
  actor: (name: ActorName) => Actor;
  /** Firestore without rules, to prepare and to look. */
  firestore: Firestore;
  /** The bucket of the rules tests without rules, to prepare and to look. */
  bucket: Bucket;
}

/** Loads the rules, signs in the cast and registers their leave; call once at the head of a test file. */
export function setRulesFixture(): RulesFixture {
  const environment = readEmulatorEnvironment();
  const admin = openAdminApp(environment);
  let actors: RulesActors | undefined;

  beforeAll(async () => {
    await loadRules(environment);
    actors = await createActors(environment);
  });

  afterAll(async () => {
    await actors?.dismiss();
    await deleteApp(admin);
  });

  function actor(name: ActorName): Actor {
    if (actors === undefined) throw new Error(`The ${name} is not signed in yet`);
    return actors.actors[name];
  }

  return { actor, firestore: openAdminFirestore(admin), bucket: getStorage(admin).bucket(rulesBucket(environment)) };
}
