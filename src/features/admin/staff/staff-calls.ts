import { staffApi, type StaffMember } from '@site/domain/api-staff';
import type { BodyInputOf } from '@site/domain/api-endpoint';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { callAsStaff } from '../../../lib/staff/call-as-staff.ts';

/** Key under which the list of staff is kept. */
export const STAFF_KEY = ['staff'];

/** Reads those who work here. */
export function useStaffList(): UseQueryResult<readonly StaffMember[]> {
  return useQuery({
    queryKey: STAFF_KEY,
    queryFn: async () => (await callAsStaff(staffApi, 'GET /api/admin/staff')).staff,
  });
}

/** Invites somebody. */
export async function invite(body: BodyInputOf<(typeof staffApi)['POST /api/admin/staff']>): Promise<StaffMember> {
  return (await callAsStaff(staffApi, 'POST /api/admin/staff', { body })).member;
}

/** Sends the letter of invitation again. */
export async function inviteAgain({ uid }: StaffMember): Promise<StaffMember> {
  return (await callAsStaff(staffApi, 'POST /api/admin/staff/{uid}/invitation', { params: { uid } })).member;
}

/** Changes what somebody may do, from the state that the screen shows. */
export async function changeMember(
  { uid, rev, role, isDisabled }: StaffMember,
  fields: Partial<Pick<StaffMember, 'role' | 'isDisabled'>>,
): Promise<StaffMember> {
  const body = { rev, role, isDisabled, ...fields };
  return (await callAsStaff(staffApi, 'PUT /api/admin/staff/{uid}', { params: { uid }, body })).member;
}

/** Takes somebody whose account is closed off the list. */
export async function removeMember({ uid, rev }: StaffMember): Promise<void> {
  await callAsStaff(staffApi, 'DELETE /api/admin/staff/{uid}', { params: { uid }, query: { rev: String(rev) } });
}
