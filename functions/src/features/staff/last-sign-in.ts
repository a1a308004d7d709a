import type { UserRecord } from 'firebase-admin/auth';

/** When somebody last signed in, as ISO 8601; null for never. The Auth emulator takes the making of an account for a sign-in. */
export function lastSignIn({
  metadata: { creationTime, lastSignInTime },
}: Pick<UserRecord, 'metadata'>): string | null {
  if (!lastSignInTime || Date.parse(lastSignInTime) <= Date.parse(creationTime)) return null;
  return new Date(lastSignInTime).toISOString();
}
