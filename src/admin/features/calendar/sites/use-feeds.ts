import type { CalendarFeed } from '#domain/stay/feeds/feed.ts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { readFeeds } from './feed-calls.ts';

const keyOf = (propertyId: string): readonly string[] => ['feeds', propertyId];

/** The calendars of other sites for a property; read again whenever the window gets the focus, because a job reads them. */
export function useFeeds(propertyId: string): UseQueryResult<readonly CalendarFeed[]> {
  return useQuery({ queryKey: keyOf(propertyId), queryFn: () => readFeeds(propertyId), staleTime: 0 });
}

/** Makes the function that shows the feeds as they are stored now. */
export function useRefreshFeeds(propertyId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(propertyId) });
}
