import { buildRecordSchema, type BuildRecord } from '#domain/publishing/build-record.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { SiteState } from '#domain/publishing/site-state.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { readCollection } from '#admin/lib/read-collection.ts';

/** Maximum number of builds in the history. */
const SHOWN = 20;

/** The last builds, newest first; read again whenever the site's state changes. */
export function useBuilds({ buildId, state }: SiteState): UseQueryResult<readonly BuildRecord[]> {
  return useQuery({
    queryKey: ['builds', buildId, state],
    queryFn: () =>
      readCollection(BUSINESS_COLLECTIONS.builds, buildRecordSchema, {
        orderBy: 'requestedAt',
        descending: true,
        limit: SHOWN,
      }),
    placeholderData: (earlier) => earlier,
  });
}
