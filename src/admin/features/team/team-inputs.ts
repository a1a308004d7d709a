import type { ContentInput } from '#domain/content/schemas.ts';
import { contentApi } from '#domain/api/content.ts';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import type { StoredDepartment, StoredMember } from './team-resources.ts';

export type MemberInput = ContentInput<'teamMembers'>;

export type DepartmentInput = ContentInput<'departments'>;

/** Initial values of a new member; the department is the one that filters the list. */
export function newMember(department: string): MemberInput {
  return { name: '', title: '', bio: '', photo: null, phone: '', email: '', department, isFeatured: false };
}

/** Initial values of a new department. */
export const NEW_DEPARTMENT: DepartmentInput = { name: '', description: '', phone: '', email: '' };

/** Stores a member: a new one at the end with an idempotency key, another based on the revision it carries. */
export async function saveMember(input: MemberInput, base: StoredMember | null, key: string): Promise<StoredMember> {
  if (base === null) {
    return (await callAsStaff(contentApi, 'POST /api/admin/team-members', { body: { ...input, key } })).document;
  }
  const call = { params: { id: base.id }, body: { ...input, rev: base.rev } };
  return (await callAsStaff(contentApi, 'PUT /api/admin/team-members/{id}', call)).document;
}

/** Stores a department; a new name is also written to its members. */
export async function saveDepartment(
  input: DepartmentInput,
  base: StoredDepartment | null,
  key: string,
): Promise<StoredDepartment> {
  if (base === null) {
    return (await callAsStaff(contentApi, 'POST /api/admin/departments', { body: { ...input, key } })).document;
  }
  const call = { params: { id: base.id }, body: { ...input, rev: base.rev } };
  return (await callAsStaff(contentApi, 'PUT /api/admin/departments/{id}', call)).document;
}
