import { staffApi, type StaffMember } from '#domain/api/staff.ts';
import type { BodyInputOf } from '#domain/api/endpoint.ts';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { requestOnce } from '#admin/lib/request-once.ts';

export type Invitation = Omit<BodyInputOf<(typeof staffApi)['POST /api/admin/staff']>, 'key'>;

/** Invites a colleague, with an idempotency key. */
export async function invite(invitation: Invitation): Promise<StaffMember> {
  const { member } = await requestOnce(`invitation ${JSON.stringify(invitation)}`, (key) =>
    callAsStaff(staffApi, 'POST /api/admin/staff', { body: { ...invitation, key } }),
  );
  return member;
}

/** Sends the invitation email again. */
export async function inviteAgain({ uid }: StaffMember): Promise<StaffMember> {
  return (await callAsStaff(staffApi, 'POST /api/admin/staff/{uid}/invitation', { params: { uid } })).member;
}

/** Changes role or access, based on the revision that the screen shows. */
export async function changeMember(
  { uid, rev, role, isDisabled }: StaffMember,
  fields: Partial<Pick<StaffMember, 'role' | 'isDisabled'>>,
): Promise<StaffMember> {
  const body = { rev, role, isDisabled, ...fields };
  return (await callAsStaff(staffApi, 'PUT /api/admin/staff/{uid}', { params: { uid }, body })).member;
}

/** Removes the authenticator app of a colleague who has lost it. */
export async function removeSecondFactor({ uid }: StaffMember): Promise<void> {
  await callAsStaff(staffApi, 'DELETE /api/admin/staff/{uid}/second-factor', { params: { uid } });
}

/** Removes a closed account from the list. */
export async function removeMember({ uid, rev }: StaffMember): Promise<void> {
  await callAsStaff(staffApi, 'DELETE /api/admin/staff/{uid}', { params: { uid }, query: { rev: String(rev) } });
}
