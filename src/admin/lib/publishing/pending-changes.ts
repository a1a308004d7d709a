import { queryOptions } from '@tanstack/react-query';
import { PENDING_CHANGES, queryClient, readDocumentsAgain } from '../query-client.ts';
import { fetchChanges, type ChangesNow } from './publishing-calls.ts';

/** Milliseconds between two looks for changes by colleagues, while the window is visible. */
const POLL_INTERVAL = 8_000;

/** What is not published, and what of the published documents visitors do not see. */
type Pending = Pick<ChangesNow, 'unseen' | 'seen' | 'at'> & { readonly changes: NonNullable<ChangesNow['changes']> };

/**
 * What visitors do not see yet, kept up to date: a look reads the content only when something was changed or a release went
 * live. A colleague's change lets the lists be read again too.
 */
export const pendingChanges = queryOptions({
  queryKey: PENDING_CHANGES,
  queryFn: readPending,
  staleTime: POLL_INTERVAL,
  refetchInterval: POLL_INTERVAL,
});

async function readPending(): Promise<Pending> {
  const before = queryClient.getQueryData<Pending>(PENDING_CHANGES);
  const { changes, unseen, seen, at, byOthers } = await fetchChanges(before?.seen ?? []);
  if (changes === null) return before === undefined ? readPending() : { ...before, at };
  if (before !== undefined && byOthers) {
    // A list that is read while a change is being stored shows the state before it: the next look is soon enough.
    if (queryClient.isMutating() > 0) return before;
    void readDocumentsAgain();
  }
  // After the changes, so that 'Everything is live' never shows next to a build that has started.
  await queryClient.refetchQueries({ queryKey: ['site-now'] });
  return { changes, unseen, seen, at };
}
