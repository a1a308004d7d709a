import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { decodeTimeline, encodeTimeline, type TimelineSearch } from './timeline-search.ts';

/** The search of the timeline in the URL, so that it can be shared and survives a reload. */
export function useTimelineSearch(): [TimelineSearch, (change: Partial<TimelineSearch>) => void] {
  const [query, setQuery] = useSearchParams();
  const search = useMemo(() => decodeTimeline(query), [query]);
  return [
    search,
    // At once: a text that is typed while a transition renders the cleared search would be lost with it.
    (change) =>
      setQuery(encodeTimeline({ ...search, ...change }), { replace: true, preventScrollReset: true, flushSync: true }),
  ];
}
