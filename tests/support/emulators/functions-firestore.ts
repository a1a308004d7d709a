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
 * A database as the functions' own copy of the Admin SDK opens it. Code of the functions that uses increments needs one:
 * the copy of the tests takes the other copy's increments for unknown objects.
 */
export function openFunctionsFirestore(projectId: string): { database: () => Firestore; close: () => Promise<void> } {
  const { initializeApp, deleteApp } = sdkSchema.parse(fromFunctions('firebase-admin/app'));
  const { getFirestore } = firestoreSchema.parse(fromFunctions('firebase-admin/firestore'));
  const app = initializeApp({ projectId }, projectId);
  return { database: () => getFirestore(app), close: () => deleteApp(app) };
}
