import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { App } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';

const fromFunctions = createRequire(resolve('functions/package.json'));
const sdkSchema = z.object({
  initializeApp: z.custom<(options: object, name: string) => App>(),
  deleteApp: z.custom<(app: App) => Promise<void>>(),
});
const firestoreSchema = z.object({ getFirestore: z.custom<(app: App) => Firestore>() });

/**
 * A database opened with the functions' own copy of the Admin SDK. Functions that use increments need it, because the
 * tests' copy does not recognise the increments of the other one.
 */
export function openFunctionsFirestore(projectId: string): { database: () => Firestore; close: () => Promise<void> } {
  const { initializeApp, deleteApp } = sdkSchema.parse(fromFunctions('firebase-admin/app'));
  const { getFirestore } = firestoreSchema.parse(fromFunctions('firebase-admin/firestore'));
  const app = initializeApp({ projectId }, projectId);
  return { database: () => getFirestore(app), close: () => deleteApp(app) };
}
