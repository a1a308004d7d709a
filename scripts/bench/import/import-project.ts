import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { startServer, type FunctionServer } from '#scripts/emulators/functions-server/start-server.ts';

/**
 * Half of the 512 MiB of an instance, as Node takes it in the cloud: on a machine with much memory it would let garbage
 * lie, and nobody could tell that from a leak.
 */
const DEPLOYED_HEAP = '--max-old-space-size=256';

/** A project of its own with an editor, and the deployed bundle working for it. */
export interface ImportProject {
  /** Its database. */
  readonly firestore: Firestore;
  /** A fresh token of its editor. */
  readonly token: () => Promise<string>;
  /** Starts the function in a process of its own. */
  readonly start: () => Promise<FunctionServer>;
  /** Closes the connection. */
  readonly close: () => Promise<void>;
}

/** Opens a project of the running emulators. */
export async function openImportProject(id: string): Promise<ImportProject> {
  const app = initializeApp({ projectId: id }, id);
  const [email, password] = [`editor-${randomUUID()}@bench.example`, randomUUID()];
  const { uid } = await getAuth(app).createUser({ email, password, emailVerified: true });
  await getAuth(app).setCustomUserClaims(uid, { role: 'editor' });
  const address = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=bench`;
  return {
    firestore: getFirestore(app),
    token: async () => {
      const response = await fetch(address, {
        method: 'POST',
        // The emulator serves many projects, and its owner says which one is meant.
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
        body: JSON.stringify({ email, password, targetProjectId: id, returnSecureToken: true }),
      });
      return z.object({ idToken: z.string() }).parse(await response.json()).idToken;
    },
    start: () =>
      startServer(resolve('functions/lib/index.js'), 'api', {
        ...process.env,
        GCLOUD_PROJECT: id,
        NODE_OPTIONS: DEPLOYED_HEAP,
      }),
    close: () => deleteApp(app),
  };
}
