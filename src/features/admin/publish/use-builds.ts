import { buildRecordSchema, type BuildRecord } from '@site/domain/build-record';
import { HOUSE_COLLECTIONS } from '@site/domain/firestore-collections';
import type { SiteState } from '@site/domain/site-state';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { readCollection } from '../../../lib/staff/read-collection.ts';

/** Builds that the history shows. */
const SHOWN = 20;

/** The last builds, newest first; read again whenever the site does something else. */
export function useBuilds({ buildId, state }: SiteState): UseQueryResult<readonly BuildRecord[]> {
  return useQuery({
    queryKey: ['builds', buildId, state],
    queryFn: () =>
      readCollection(HOUSE_COLLECTIONS.builds, buildRecordSchema, {
        orderBy: 'requestedAt',
        descending: true,
        limit: SHOWN,
      }),
    placeholderData: (earlier) => earlier,
  });
}
