import type { IdempotencyStrategy } from '@google-cloud/storage';
import { getAppCheck, type AppCheck } from 'firebase-admin/app-check';
import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

/** The project's Admin app, initialised once an instance; project, bucket and credentials come from the environment. */
function adminApp(): App {
  return getApps()[0] ?? initializeApp();
}

export function auth(): Auth {
  return getAuth(adminApp());
}

export function appCheck(): AppCheck {
  return getAppCheck(adminApp());
}

/**
 * The project's database. Rejected: `preferRest`, which would start a cold instance a little sooner. With REST the Admin
 * SDK needs real credentials even with the emulator, so no test would cover what production uses.
 */
export function database(): Firestore {
  return getFirestore(adminApp());
}

/** The value as a type, because the library itself would be loaded, and bundled, for one number. */
const RETRY_ALWAYS: IdempotencyStrategy.RetryAlways = 0;

/**
 * The project's default bucket; its name differs by project and comes from FIREBASE_CONFIG. A request whose connection
 * breaks is sent again: everything written here has a name of its own, so that a repeat stores the same bytes.
 */
export function mediaBucket() {
  const bucket = getStorage(adminApp()).bucket();
  bucket.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS;
  return bucket;
}
