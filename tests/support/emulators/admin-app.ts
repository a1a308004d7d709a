import { randomUUID } from 'node:crypto';
import { initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import type { EmulatorEnvironment } from './environment.ts';

/** The Admin SDK finds the emulators by the same environment variables. Close it with `deleteApp`. */
export function openAdminApp(environment: EmulatorEnvironment): App {
  return initializeApp(
    { projectId: environment.projectId, storageBucket: environment.bucket },
    `admin-${randomUUID()}`,
  );
}

/** Firestore without rules, over gRPC, because REST needs Google credentials even for an emulator. */
export function openAdminFirestore(app: App): Firestore {
  return getFirestore(app);
}
