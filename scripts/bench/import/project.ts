import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { staffPath } from '#functions/platform/firestore-paths.ts';
import { startServer, type FunctionServer } from '#scripts/emulators/functions-server/start-server.ts';

/**
 * Half of the 512 MiB of an instance, which is Node's limit in the cloud. On a machine with more memory Node collects
 * garbage later, which looks like a leak.
 */
const DEPLOYED_HEAP = '--max-old-space-size=256';

/** A project with an editor, served by the deployed bundle. */
export interface ImportProject {
  readonly firestore: Firestore;
  /** A new ID token of the editor. */
  readonly token: () => Promise<string>;
  /** Starts the function in its own process. */
  readonly start: () => Promise<FunctionServer>;
  readonly close: () => Promise<void>;
}

/** Opens a project of the running emulators. */
export async function openImportProject(id: string): Promise<ImportProject> {
  const app = initializeApp({ projectId: id }, id);
  const [email, password] = [`editor-${randomUUID()}@bench.example`, randomUUID()];
  const { uid } = await getAuth(app).createUser({ email, password, emailVerified: true });
  await getAuth(app).setCustomUserClaims(uid, { role: 'editor' });
  const listed = { email, name: 'Editor', role: 'editor', isDisabled: false, invitedAt: new Date(), rev: 1 };
  await getFirestore(app).doc(staffPath(uid)).set(listed);
  const url = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=bench`;
  return {
    firestore: getFirestore(app),
    token: async () => {
      const response = await fetch(url, {
        method: 'POST',
        // The emulator serves many projects; only its owner may name one.
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
