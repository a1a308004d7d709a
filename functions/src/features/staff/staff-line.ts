import type { StaffMember } from '#domain/api/staff.ts';
import type { StoredStaff } from '#domain/staff/stored-staff.ts';
import type { UserRecord } from 'firebase-admin/auth';
import { lastSignIn } from './last-sign-in.ts';

/** Somebody who works here as the back office lists them; without an account, nobody ever signed in. */
export function staffLine(uid: string, stored: StoredStaff, account: UserRecord | undefined): StaffMember {
  return {
    uid,
    ...stored,
    lastSignInAt: account === undefined ? null : lastSignIn(account),
    hasSecondFactor: (account?.multiFactor?.enrolledFactors.length ?? 0) > 0,
  };
}
