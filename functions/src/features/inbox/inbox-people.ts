import { CONCIERGES } from '#domain/staff/role.ts';
import type { Member } from '#domain/api/handler.ts';
import type { HandlingPerson } from '#domain/inbox/handling.ts';
import { storedStaffSchema, type StoredStaff } from '#domain/staff/stored-staff.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** Whether a member of staff can be responsible for messages: editors cannot. */
export function handlesMessages({ role, isDisabled }: Pick<StoredStaff, 'role' | 'isDisabled'>): boolean {
  return !isDisabled && CONCIERGES.includes(role);
}

/** A member of staff by name; by email, or else by uid, when missing from the list of staff. */
export function personOf({ uid, email }: Pick<Member, 'uid' | 'email'>, listed: DocumentSnapshot): HandlingPerson {
  if (listed.exists) return { uid, name: storedStaffSchema.parse(listed.data()).name };
  return { uid, name: email ?? uid };
}
