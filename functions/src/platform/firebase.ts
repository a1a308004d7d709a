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

/** The project's default bucket; its name differs by project and comes from FIREBASE_CONFIG. */
export function mediaBucket() {
  return getStorage(adminApp()).bucket();
}
