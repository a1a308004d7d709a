import type { Member } from '#domain/api/handler.ts';
import type { HandlingPerson } from '#domain/inbox/handling.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** Who somebody of the staff is, by the list of staff; by the address where the list does not know. */
export function personOf({ uid, email }: Pick<Member, 'uid' | 'email'>, listed: DocumentSnapshot): HandlingPerson {
  if (listed.exists) return { uid, name: storedStaffSchema.parse(listed.data()).name };
  return { uid, name: email ?? uid };
}
