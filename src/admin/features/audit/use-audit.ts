import { auditApi, type AuditLine } from '#domain/api/audit.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callAsStaff } from '#admin/lib/call-staff-api.ts';

/** What the log can be asked for, as the endpoint and the address name it. */
const NAMES = ['uid', 'kind', 'target', 'from', 'to'] as const;

/** What the log is asked for; '' for any. */
export type AuditSearch = Readonly<Record<(typeof NAMES)[number], string>>;

/** The log as the screen shows it. */
export interface Audit {
  /** What is asked. */
  readonly search: AuditSearch;
  /** Asks something else. */
  readonly ask: (change: Partial<AuditSearch>) => void;
  /** Entries read so far, newest first; undefined before the first page. */
  readonly entries: readonly AuditLine[] | undefined;
  /** Whether they still answer what was asked before. */
  readonly isOutdated: boolean;
  /** Whether the log could not be read. */
  readonly isError: boolean;
  /** Reads again. */
  readonly refetch: () => void;
  /** Reads the next page; null when there is none. */
  readonly more: (() => void) | null;
  /** Whether that is under way. */
  readonly isLoadingMore: boolean;
}

/** Reads the log page by page, as the address asks. */
export function useAudit(): Audit {
  const [query, setQuery] = useSearchParams();
  const of = (name: (typeof NAMES)[number]): string => query.get(name) ?? '';
  const search = { uid: of('uid'), kind: of('kind'), target: of('target'), from: of('from'), to: of('to') };
  const asked = given(search);
  const pages = useInfiniteQuery({
    queryKey: ['audit', asked],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      callAsStaff(auditApi, 'GET /api/admin/audit', {
        query: pageParam === '' ? asked : { ...asked, after: pageParam },
      }),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    // What somebody has opened stays open while another question is on its way.
    placeholderData: keepPreviousData,
  });
  return {
    search,
    ask: (change) => setQuery(given({ ...search, ...change }), { replace: true }),
    entries: pages.data?.pages.flatMap(({ entries }) => entries),
    isOutdated: pages.isPlaceholderData,
    isError: pages.isError,
    refetch: () => void pages.refetch(),
    more: pages.hasNextPage && !pages.isPlaceholderData ? () => void pages.fetchNextPage() : null,
    isLoadingMore: pages.isFetchingNextPage,
  };
}

function given(search: AuditSearch): Record<string, string> {
  return Object.fromEntries(NAMES.flatMap((name) => (search[name] === '' ? [] : [[name, search[name]]])));
}
