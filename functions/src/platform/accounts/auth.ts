import { getAuth, type Auth } from 'firebase-admin/auth';
import { adminApp } from '../admin-app.ts';

/** The project's accounts. */
export function auth(): Auth {
  return getAuth(adminApp());
}
