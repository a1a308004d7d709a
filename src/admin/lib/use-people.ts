import type { ResponseOf } from '#domain/api/endpoint.ts';
import { inboxApi } from '#domain/api/inbox.ts';
import { useQuery } from '@tanstack/react-query';
import { callAsStaff } from './call-as-staff.ts';
import { useStaff } from './use-staff.ts';

/** A member of staff by name. */
export type StaffPerson = ResponseOf<(typeof inboxApi)['GET /api/admin/inbox-people']>['people'][number];

/** The staff by name, the signed-in account first; nobody until they have loaded. */
export function usePeople(): readonly StaffPerson[] {
  const { uid } = useStaff();
  const { data = [] } = useQuery({
    queryKey: ['inbox-people', uid],
    queryFn: async () => (await callAsStaff(inboxApi, 'GET /api/admin/inbox-people')).people,
  });
  return data;
}
