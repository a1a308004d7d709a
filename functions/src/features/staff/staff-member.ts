import type { StaffMember } from '#domain/api/staff.ts';
import type { StoredStaff } from '#domain/staff/stored-staff.ts';
import type { UserRecord } from 'firebase-admin/auth';

/** A member of staff as the API returns it. */
export function toStaffMember(uid: string, stored: StoredStaff, account: UserRecord | null): StaffMember {
  return {
    uid,
    ...stored,
    lastSignInAt: account === null ? null : lastSignInOf(account),
    hasSecondFactor: (account?.multiFactor?.enrolledFactors.length ?? 0) > 0,
  };
}

/** The time of the last sign-in in ISO 8601; null for never. The Auth emulator counts the creation as a sign-in. */
function lastSignInOf({ metadata: { creationTime, lastSignInTime } }: Pick<UserRecord, 'metadata'>): string | null {
  if (!lastSignInTime || Date.parse(lastSignInTime) <= Date.parse(creationTime)) return null;
  return new Date(lastSignInTime).toISOString();
}
