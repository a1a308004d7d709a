import type { PendingChange } from '#domain/publishing/pending-change.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { PENDING_CHANGES, readAgain, SCHEDULED_PUBLICATIONS } from '#admin/lib/query-client.ts';
import { pendingChanges } from '#admin/lib/publishing/pending-changes.ts';

/** The unpublished changes; read again whenever the screen opens. */
export function useChanges(): UseQueryResult<readonly PendingChange[]> {
  return useQuery({ ...pendingChanges, staleTime: 0, select: ({ changes }) => changes });
}

/** Reads changes, schedule and site again. */
export async function refreshPublishing(): Promise<void> {
  await Promise.all([PENDING_CHANGES, SCHEDULED_PUBLICATIONS, ['site-now']].map(readAgain));
}

/** Awaits a change of the site and reads everything again, also after a rejection; returns its result. */
export async function refreshAfter<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } finally {
    await refreshPublishing();
  }
}

type TickedChange = Pick<PendingChange, 'kind' | 'id' | 'rev' | 'publishedRev'>;

/** Identifies a change as it was ticked: what a colleague makes of it meanwhile is another one, which nobody has looked at. */
export function changeKey({ kind, id, rev, publishedRev }: TickedChange): string {
  return [kind, id, rev, publishedRev].join('/');
}

/** The ticks without those of these changes: others may have been set while these were being published. */
export function untick(ticked: ReadonlySet<string>, changes: readonly TickedChange[]): ReadonlySet<string> {
  const gone = new Set(changes.map(changeKey));
  return new Set([...ticked].filter((key) => !gone.has(key)));
}
