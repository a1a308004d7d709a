import { contentApi } from '#domain/api/content.ts';
import { withRevision } from '#domain/content/revision.ts';
import { CONTENT_INPUTS, WORKING_SCHEMAS, type WorkingCopy } from '#domain/content/schemas.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import type { ContentResource } from '#admin/lib/content/content-resource.ts';
import { readCollection } from '#admin/lib/read-collection.ts';

export type StoredMember = WorkingCopy<'teamMembers'>;

export type StoredDepartment = WorkingCopy<'departments'>;

const memberBody = withRevision(CONTENT_INPUTS.teamMembers).strip();
const departmentBody = withRevision(CONTENT_INPUTS.departments).strip();

/** API of the team members. */
export const membersResource: ContentResource<StoredMember> = {
  kind: 'teamMembers',
  idOf: ({ id }) => id,
  list: () => readCollection(CONTENT_KINDS.teamMembers.working, WORKING_SCHEMAS.teamMembers, { orderBy: 'orderIndex' }),
  store: async (member) => {
    const input = { params: { id: member.id }, body: memberBody.parse(member) };
    return (await callAsStaff(contentApi, 'PUT /api/admin/team-members/{id}', input)).document;
  },
  remove: ({ id, rev }) =>
    callAsStaff(contentApi, 'DELETE /api/admin/team-members/{id}', { params: { id }, query: { rev: String(rev) } }),
  reorder: async (ids) =>
    (await callAsStaff(contentApi, 'PUT /api/admin/team-members-order', { body: { ids: [...ids] } })).documents,
};

/** API of the departments. */
export const departmentsResource: ContentResource<StoredDepartment> = {
  kind: 'departments',
  idOf: ({ id }) => id,
  list: () => readCollection(CONTENT_KINDS.departments.working, WORKING_SCHEMAS.departments, { orderBy: 'orderIndex' }),
  store: async (department) => {
    const input = { params: { id: department.id }, body: departmentBody.parse(department) };
    return (await callAsStaff(contentApi, 'PUT /api/admin/departments/{id}', input)).document;
  },
  remove: ({ id, rev }) =>
    callAsStaff(contentApi, 'DELETE /api/admin/departments/{id}', { params: { id }, query: { rev: String(rev) } }),
  reorder: async (ids) =>
    (await callAsStaff(contentApi, 'PUT /api/admin/departments-order', { body: { ids: [...ids] } })).documents,
};
