import { auditApi } from '#domain/api/audit.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { MoreButton } from '#admin/components/MoreButton.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { AuditEntry } from './AuditEntry.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { filledFields, isFiltered, useAuditSearch } from './use-audit-search.ts';
import { AUDIT_TEXT as text } from './text.ts';

/** The log page by page, filtered by the URL's query. */
export function AuditScreen(): ReactElement {
  const [search, changeSearch] = useAuditSearch();
  // A path may be pasted with spaces around it.
  const query = filledFields({ ...search, target: search.target.trim() });
  const { data, isError, refetch, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
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
  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction} />
      <AuditFilters search={search} changeSearch={changeSearch} />
      <ListState
        query={{ data: data?.pages.flatMap(({ entries }) => entries), isError, refetch }}
        loading={text.loading}
        failed={text.failed}
        empty={<EmptyState text={isFiltered(search) ? text.noMatch : text.nothing} />}
      >
        {(lines) => (
          <ol className="border-t border-sand" aria-label={text.list} aria-busy={isPlaceholderData}>
            {lines.map((line) => (
              <AuditEntry key={line.id} line={line} changeSearch={changeSearch} />
            ))}
          </ol>
        )}
      </ListState>
      {hasNextPage && !isPlaceholderData && (
        <MoreButton
          label={isFetchingNextPage ? text.loadingOlder : text.older}
          isLoading={isFetchingNextPage}
          onPress={() => fetchNextPage()}
        />
      )}
    </>
  );
}
