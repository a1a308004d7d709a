import { useAtom } from '#lib/use-atom.ts';
import { staffSession, type StaffMember } from './staff-session.ts';

/** Who works on this screen; only for what stands behind the door. */
export function useStaff(): StaffMember {
  const session = useAtom(staffSession);
  if (session.kind !== 'staff') throw new Error('Nobody of the staff is signed in.');
  return session;
}

/** Whether who works on this screen may change content: editors and admins do, the concierge reads. */
export function useMayEdit(): boolean {
  return useStaff().role !== 'concierge';
}
