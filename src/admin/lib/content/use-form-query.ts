import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The query of a document that a form edits, without data until it is current: a form does not take over what is read
 * after it has opened, so one that opens on a cached older revision meets a conflict. Once open, it stays while the
 * document is read again. Offline it opens on what is cached.
 */
export function useFormQuery<Data>(
  query: UseQueryResult<Data>,
): Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'> {
  const { data, isError, refetch, isStale, isFetchedAfterMount, isPaused } = query;
  const isCurrent = isPaused || !isStale || (isFetchedAfterMount && !isError);
  const [isOpen, setOpen] = useState(false);
  if (isCurrent && !isOpen) setOpen(true);
  return { data: isOpen || isCurrent ? data : undefined, isError, refetch };
}
