import type { ContentInput, WorkingCopy } from '#domain/content/schemas.ts';
import { ApiError } from '#domain/core/errors.ts';
import { DEPARTMENT_NAME_TAKEN } from '#domain/content/text.ts';
import type { ContentChange } from '#platform/content/content-change.ts';
import { KINDS } from '#platform/content/content-kinds.ts';
import { findWorking, type ContentTransaction } from '#platform/content/content-transaction.ts';
import type { GrowingDefinition } from './content-definition.ts';
import { chooseId, keepIdentity, nextPosition } from './new-identity.ts';

/** Departments of the team. Members refer to the name, so it is unique, and a changed name is also written to them. */
export const departments: GrowingDefinition<ContentInput<'departments'>, WorkingCopy<'departments'>> = {
  of: KINDS.departments,
  begin: async (step, { name }) => {
    await requireFreeName(step, name);
    return {
      id: await chooseId(step, KINDS.departments, name),
      orderIndex: await nextPosition(step, KINDS.departments, 0),
    };
  },
  complete: async (step, fields, current) => {
    if (fields.name !== current.name) await requireFreeName(step, fields.name);
    return keepIdentity(step, fields, current);
  },
  // The members of a deleted department stay, as the confirmation promises.
  follow: async (step, before, after) =>
    after === null || after.name === before.name ? [] : renameInMembers(step, before.name, after.name),
};

async function requireFreeName(step: ContentTransaction, name: string): Promise<void> {
  const found = await findWorking(step, KINDS.departments, (query) => query.where('name', '==', name).limit(1));
  if (found.length === 0) return;
  throw new ApiError('invalid_request', { fields: [{ path: 'name', message: DEPARTMENT_NAME_TAKEN }] });
}

async function renameInMembers(step: ContentTransaction, from: string, to: string): Promise<ContentChange[]> {
  const members = await findWorking(step, KINDS.teamMembers, (query) => query.where('department', '==', from));
  return members.map(({ id, document }) => ({
    of: KINDS.teamMembers,
    id,
    action: 'department-renamed',
    before: document,
    after: { ...document, department: to, rev: document.rev + 1 },
  }));
}
