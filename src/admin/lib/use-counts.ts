import { inboxApi } from '#domain/api/inbox.ts';
import { useQuery } from '@tanstack/react-query';
import { callAsStaff } from './call-staff-api.ts';
import { pendingChanges } from './publishing/use-statuses.ts';
import { NEW_MESSAGES } from './query-client.ts';
import { useStaff } from './use-staff.ts';

/** Milliseconds between two questions for new messages. */
const NEWS = 60_000;

/** What waits for somebody; 0 while it is not known, and for roles that it does not wait for. */
export interface Counts {
  /** Messages that nobody has taken up. */
  readonly messages: number;
  /** Changes that are not yet live. */
  readonly changes: number;
}

/** What waits for somebody, for the menu. */
export function useCounts(): Counts {
  const { role } = useStaff();
  const changes = useQuery({ ...pendingChanges, enabled: role !== 'concierge' });
  const messages = useQuery({
    queryKey: NEW_MESSAGES,
    queryFn: async () => (await callAsStaff(inboxApi, 'GET /api/admin/inbox-counts')).new,
    enabled: role !== 'editor',
    refetchInterval: NEWS,
  });
  return { messages: messages.data ?? 0, changes: changes.data?.length ?? 0 };
}
