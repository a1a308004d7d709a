import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { teamMemberSchema } from '#domain/content/team.ts';
import { useQuery } from '@tanstack/react-query';
import { CONTENT } from '#admin/lib/query-client.ts';
import { readCollection } from '#admin/lib/read-collection.ts';
import type { PropertyFormModel } from './property-form-model.ts';

const nameSchema = teamMemberSchema.pick({ id: true, name: true });

/** The team to choose an adviser from; the chosen one by id until the names have loaded, or when nobody has it any more. */
export function useAdviserOptions({ form }: PropertyFormModel): { id: string; label: string }[] {
  const { data = [] } = useQuery({
    queryKey: [...CONTENT, 'adviser-names'],
    queryFn: () => readCollection(CONTENT_KINDS.teamMembers.working, nameSchema, { select: ['id', 'name'] }),
  });
  const chosen: unknown = form.getValues('adviser');
  const members = data.map(({ id, name }) => ({ id, label: name }));
  const isKnown = typeof chosen !== 'string' || chosen === '' || data.some(({ id }) => id === chosen);
  return isKnown ? members : [{ id: chosen, label: chosen }, ...members];
}
