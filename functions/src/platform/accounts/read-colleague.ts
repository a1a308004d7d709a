import { storedStaffSchema, type StoredStaff } from '#domain/staff/stored-staff.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { staffPath } from '../firestore-paths.ts';

/** Reads somebody's line on the list of staff; null for somebody who is not on it. */
export async function readColleague(firestore: Firestore, uid: string): Promise<StoredStaff | null> {
  const found = await firestore.doc(staffPath(uid)).get();
  return found.exists ? storedStaffSchema.parse(found.data()) : null;
}
