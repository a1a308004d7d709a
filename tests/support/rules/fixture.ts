import { deleteApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { afterAll, beforeAll } from 'vitest';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { createActors, rulesBucket, type Actor, type ActorName, type RulesActors } from './actors.ts';
import { loadRules } from './load-rules.ts';

type Bucket = ReturnType<Storage['bucket']>;

export interface RulesFixture {
  actor: (name: ActorName) => Actor;
  /** Firestore without rules. */
  firestore: Firestore;
  /** Bucket of the rules tests, without rules. */
  bucket: Bucket;
}

/**
 * Registers hooks that load the rules, sign in the actors and delete them; call once at the top of a test file. `project` is
 * another project for Firestore, for tests whose documents would be invalid beside the sample content.
 */
export function openRulesFixture(project?: string): RulesFixture {
  const emulators = readEmulatorEnvironment();
  const environment = { ...emulators, projectId: project ?? emulators.projectId };
  const admin = openAdminApp(environment);
  let actors: RulesActors | undefined;

  beforeAll(async () => {
    await loadRules(environment);
    actors = await createActors(emulators, environment.projectId);
  });

  afterAll(async () => {
    await actors?.close();
    await deleteApp(admin);
  });

  function actor(name: ActorName): Actor {
    if (actors === undefined) throw new Error(`The ${name} is not signed in yet`);
    return actors.actors[name];
  }

  return { actor, firestore: openAdminFirestore(admin), bucket: getStorage(admin).bucket(rulesBucket(emulators)) };
}
