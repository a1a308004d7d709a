import { CONCIERGES, EDITORS } from '#domain/staff/role.ts';
import { inboxApi } from '#domain/api/inbox.ts';
import { useQuery } from '@tanstack/react-query';
import { callAsStaff } from './call-as-staff.ts';
import { pendingChanges } from './publishing/pending-changes.ts';
import { NEW_MESSAGES } from './query-client.ts';
import { useStaff } from './use-staff.ts';

/** Milliseconds between two requests for the number of new messages. */
const POLL_INTERVAL = 60_000;

/** The counts in the menu; 0 while unknown, and for roles they do not concern. */
export interface Counts {
  /** Messages that nobody is handling. */
  readonly messages: number;
  /** Unpublished changes. */
  readonly changes: number;
}

export function useCounts(): Counts {
  const { role } = useStaff();
  const changes = useQuery(pendingChanges);
  const messages = useQuery({
    queryKey: NEW_MESSAGES,
    queryFn: async () => (await callAsStaff(inboxApi, 'GET /api/admin/inbox-counts')).new,
    enabled: CONCIERGES.includes(role),
    refetchInterval: POLL_INTERVAL,
  });
  return { messages: messages.data ?? 0, changes: EDITORS.includes(role) ? (changes.data?.changes.length ?? 0) : 0 };
}
