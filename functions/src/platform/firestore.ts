import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { adminApp } from './admin-app.ts';

/**
 * The project's database. Not over REST, although `preferRest` would start a cold instance a little sooner: there the
 * Admin SDK asks for real credentials even beside the emulator, and no test would cover what production uses.
 */
export function database(): Firestore {
  return getFirestore(adminApp());
}
