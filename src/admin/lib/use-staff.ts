import { useStore } from '@nanostores/react';
import { EDITORS } from '#domain/staff/role.ts';
import { staffSession, type StaffMember } from './staff-session.ts';

/** The signed-in member of staff; only below `AdminLayout`. */
export function useStaff(): StaffMember {
  const session = useStore(staffSession);
  if (session.kind !== 'staff') throw new Error('Nobody of the staff is signed in.');
  return session;
}

/** Whether the role may change content; others may only read it. */
export function useMayEdit(): boolean {
  return EDITORS.includes(useStaff().role);
}
