import type { PendingChange } from '@site/domain/pending-change';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryClient } from '../../../lib/staff/query-client.ts';
import { fetchChanges } from '../../../lib/staff/publishing/publishing-calls.ts';

const KEY = ['pending-changes'];

/** What is not yet live; read anew whenever the screen opens. */
export function useChanges(): UseQueryResult<readonly PendingChange[]> {
  return useQuery({ queryKey: KEY, queryFn: fetchChanges, staleTime: 0 });
}

/** Has the changes, the schedule and the site read again, after something was done. */
export async function readAgain(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: KEY }),
    queryClient.invalidateQueries({ queryKey: ['site-now'] }),
    queryClient.invalidateQueries({ queryKey: ['scheduled-publications'] }),
  ]);
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
