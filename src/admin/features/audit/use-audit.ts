import { auditApi, type AuditLine } from '#domain/api/audit.ts';
import { recordOf } from '#domain/core/record-of.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';

/** Parameters of the endpoint and of the screen's URL. */
const NAMES = ['uid', 'kind', 'target', 'from', 'to'] as const;

/** '' for any value. */
export type AuditSearch = Readonly<Record<(typeof NAMES)[number], string>>;

/** Whether a search leaves out any change. */
export function isFiltered(search: AuditSearch): boolean {
  return Object.values(search).some((value) => value !== '');
}

/** State of the audit log's screen. */
export interface Audit {
  readonly search: AuditSearch;
  readonly changeSearch: (change: Partial<AuditSearch>) => void;
  /** Entries loaded so far, newest first; undefined before the first page. */
  readonly entries: readonly AuditLine[] | undefined;
  /** Whether they belong to the previous search. */
  readonly isOutdated: boolean;
  readonly isError: boolean;
  readonly refetch: () => void;
  /** Loads the next page; null when there is none. */
  readonly more: (() => Promise<unknown>) | null;
  readonly isLoadingMore: boolean;
}

/** Loads the log page by page, filtered by the URL's query. */
export function useAudit(): Audit {
  const [params, setParams] = useSearchParams();
  const search = recordOf(NAMES.map((name) => [name, params.get(name) ?? '']));
  const query = filledFields(search);
  const pages = useInfiniteQuery({
    queryKey: ['audit', query],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      callAsStaff(auditApi, 'GET /api/admin/audit', {
        query: pageParam === '' ? query : { ...query, after: pageParam },
      }),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    // Details that are open stay open while another search loads.
    placeholderData: keepPreviousData,
  });
  return {
    search,
    changeSearch: (change) => setParams(filledFields({ ...search, ...change }), { replace: true }),
    entries: pages.data?.pages.flatMap(({ entries }) => entries),
    isOutdated: pages.isPlaceholderData,
    isError: pages.isError,
    refetch: () => void pages.refetch(),
    more: pages.hasNextPage && !pages.isPlaceholderData ? () => pages.fetchNextPage() : null,
    isLoadingMore: pages.isFetchingNextPage,
  };
}

function filledFields(search: AuditSearch): Record<string, string> {
  return Object.fromEntries(NAMES.flatMap((name) => (search[name] === '' ? [] : [[name, search[name]]])));
}
