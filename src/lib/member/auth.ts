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
 * The members' accounts. Initialised from its parts, without pop-ups, redirects and IndexedDB, which `getAuth` would
 * include. Both storages are searched, for remembered sessions and those of this tab.
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
