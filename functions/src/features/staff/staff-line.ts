import type { StaffMember } from '@site/domain/api-staff';
import type { StoredStaff } from '@site/domain/stored-staff';
import type { UserRecord } from 'firebase-admin/auth';

/** Somebody who works here as the back office lists them; without an account, nobody ever signed in. */
export function staffLine(uid: string, stored: StoredStaff, account: UserRecord | undefined): StaffMember {
  const lastSignInTime = account?.metadata.lastSignInTime;
  return { uid, ...stored, lastSignInAt: lastSignInTime ? new Date(lastSignInTime).toISOString() : null };
}
