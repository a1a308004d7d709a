import type { HandlingPerson } from '#domain/inbox/handling.ts';
import { useQuery } from '@tanstack/react-query';
import { useStaff } from '#admin/lib/use-staff.ts';
import { readPeople } from './inbox-calls.ts';

/** Those who may look after messages, who sits here first; until they are known, who sits here alone. */
export function usePeople(): readonly HandlingPerson[] {
  const { uid, email } = useStaff();
  const { data } = useQuery({ queryKey: ['inbox-people', uid], queryFn: readPeople });
  return data ?? [{ uid, name: email }];
}
