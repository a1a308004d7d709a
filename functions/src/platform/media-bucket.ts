import { getStorage } from 'firebase-admin/storage';
import { adminApp } from './admin-app.ts';

/** The project's default bucket; its name differs by project and comes from FIREBASE_CONFIG. */
export function mediaBucket() {
  return getStorage(adminApp()).bucket();
}
