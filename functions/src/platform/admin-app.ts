import { getApps, initializeApp, type App } from 'firebase-admin/app';

/** The project's Admin app, initialised once an instance; project, bucket and credentials come from the environment. */
export function adminApp(): App {
  return getApps()[0] ?? initializeApp();
}
