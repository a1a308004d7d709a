import { useStore } from '@nanostores/react';
import { staffSession, type StaffMember } from './staff-session.ts';

/** The signed-in member of staff; only below `AdminLayout`. */
export function useStaff(): StaffMember {
  const session = useStore(staffSession);
  if (session.kind !== 'staff') throw new Error('Nobody of the staff is signed in.');
  return session;
}

/** Whether the role may change content: editor and admin may, concierge may only read. */
export function useMayEdit(): boolean {
  return useStaff().role !== 'concierge';
}
