import type { PendingChange } from '#domain/publishing/pending-change.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { PENDING_CHANGES, queryClient, SCHEDULED_PUBLICATIONS } from '#admin/lib/query-client.ts';
import { pendingChanges } from '#admin/lib/publishing/use-statuses.ts';

/** What is not yet live; read anew whenever the screen opens. */
export function useChanges(): UseQueryResult<readonly PendingChange[]> {
  return useQuery({ ...pendingChanges, staleTime: 0 });
}

/** Has the changes, the schedule and the site read again, after something was done. */
export async function readAgain(): Promise<void> {
  await Promise.all(
    [PENDING_CHANGES, SCHEDULED_PUBLICATIONS, ['site-now']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

/** Does what changes the site, and has everything read again when it is done or refused; gives what it gave. */
export async function actAndReadAgain<Answer>(act: Promise<Answer>): Promise<Answer> {
  try {
    return await act;
  } finally {
    await readAgain();
  }
}

/** What tells one change from another. */
export function changeKey({ kind, id }: Pick<PendingChange, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}
