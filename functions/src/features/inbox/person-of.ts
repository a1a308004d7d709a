import type { Member } from '@site/domain/api-handler';
import type { DeskPerson } from '@site/domain/desk-fields';
import { storedStaffSchema } from '@site/domain/stored-staff';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** Who somebody of the staff is, by the list of staff; by the address where the list does not know. */
export function personOf({ uid, email }: Pick<Member, 'uid' | 'email'>, listed: DocumentSnapshot): DeskPerson {
  if (listed.exists) return { uid, name: storedStaffSchema.parse(listed.data()).name };
  return { uid, name: email ?? uid };
}
