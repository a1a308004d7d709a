import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  type Auth,
} from 'firebase/auth';

let opened: Auth | null = null;

/**
 * The members' accounts. Opened by name of its parts, without pop-ups, redirects and IndexedDB: `getAuth` would bring
 * all of them. Sessions are looked for in both storages, so that a remembered one and one of this window are found.
 */
export function memberAuth(): Auth {
  if (opened) return opened;
  const { apiKey, projectId, emulators } = import.meta.env.FIREBASE_CLIENT;
  const app = initializeApp({ apiKey, projectId });
  const auth = initializeAuth(app, { persistence: [browserLocalPersistence, browserSessionPersistence] });
  if (emulators !== null) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  opened = auth;
  return auth;
}
