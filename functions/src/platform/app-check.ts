import { getAppCheck, type AppCheck } from 'firebase-admin/app-check';
import { adminApp } from './admin-app.ts';

/** The project's App Check. */
export function appCheck(): AppCheck {
  return getAppCheck(adminApp());
}
