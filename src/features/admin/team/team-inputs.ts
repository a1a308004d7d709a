import { contentApi } from '@site/domain/api-content';
import type { departmentInput, teamMemberInput } from '@site/domain/content-inputs';
import type * as z from 'zod';
import { callAsStaff } from '../../../lib/staff/call-as-staff.ts';
import type { StoredDepartment, StoredMember } from './team-desks.ts';

/** What an editor writes of a person. */
export type MemberInput = z.infer<typeof teamMemberInput>;

/** What an editor writes of a department. */
export type DepartmentInput = z.infer<typeof departmentInput>;

/** What the form of a new person opens with; the department is the one the list is filtered by. */
export function newMember(department: string): MemberInput {
  return { name: '', title: '', bio: '', photo: null, phone: '', email: '', department, isFeatured: false };
}

/** What the form of a new department opens with. */
export const NEW_DEPARTMENT: DepartmentInput = { name: '', description: '', phone: '', email: '' };

/** Stores a person: a new one at the end, another from the revision it was edited in. */
export async function saveMember(
  id: string | undefined,
  input: MemberInput,
  rev: number | null,
): Promise<StoredMember> {
  if (id === undefined || rev === null) {
    return (await callAsStaff(contentApi, 'POST /api/admin/team-members', { body: input })).document;
  }
  const call = { params: { id }, body: { ...input, rev } };
  return (await callAsStaff(contentApi, 'PUT /api/admin/team-members/{id}', call)).document;
}

/** Stores a department; a new name is also written to its members. */
export async function saveDepartment(
  id: string | undefined,
  input: DepartmentInput,
  rev: number | null,
): Promise<StoredDepartment> {
  if (id === undefined || rev === null) {
    return (await callAsStaff(contentApi, 'POST /api/admin/departments', { body: input })).document;
  }
  const call = { params: { id }, body: { ...input, rev } };
  return (await callAsStaff(contentApi, 'PUT /api/admin/departments/{id}', call)).document;
}
