import { randomUUID } from 'node:crypto';
import { initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import type { EmulatorEnvironment } from './emulator-environment.ts';

/** Opens the Admin SDK on the emulators; it finds them by the same variables. Close it with `deleteApp`. */
export function openAdminApp(environment: EmulatorEnvironment): App {
  return initializeApp(
    { projectId: environment.projectId, storageBucket: environment.bucket },
    `admin-${randomUUID()}`,
  );
}

/** Firestore without rules, over gRPC: REST would ask for Google credentials, even of an emulator. */
export function openAdminFirestore(app: App): Firestore {
  return getFirestore(app);
}
