import { prepareDashboard, type DashboardRow } from '#domain/property/dashboard/row.ts';
import { DASHBOARD_PAGE, encodeDashboard, type DashboardSearch } from '#domain/property/dashboard/search.ts';
import { useMemo } from 'react';
import { cachedRows, useFirstRows, useRows } from '#admin/lib/properties/use-rows.ts';
import { useStatuses } from '#admin/lib/publishing/use-statuses.ts';
import { comparesStatuses, findRows } from './find-rows.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** State of the dashboard. */
export interface Dashboard {
  readonly search: DashboardSearch;
  /** The page shown now. */
  readonly properties: readonly DashboardRow[];
  /** All properties known, whatever the search; before all have loaded, the first ones. */
  readonly known: readonly DashboardRow[];
  readonly totalProperties: number | null;
  /** Number that matches the search; null while unknown. */
  readonly filteredCount: number | null;
  /** Pages of the results, at least 1. */
  readonly pages: number;
  readonly loading: boolean;
  readonly error: Error | null;
  /** Changes the search and returns to its first page. */
  readonly changeSearch: (change: Partial<DashboardSearch>) => void;
  readonly refetch: () => void;
}

/** The list of the dashboard: all rows in memory, searched by the domain, with the search in the URL. */
export function useDashboard(): Dashboard {
  const [search, changeSearch] = useDashboardSearch();
  const isUnfiltered = encodeDashboard(search) === '';
  const needsFirstRows = isUnfiltered && cachedRows() === undefined;
  const first = useFirstRows(needsFirstRows);
  // In sequence: at the same time the large response would delay the small one.
  const rows = useRows(!needsFirstRows || first.isFetched);
  const prepared = useMemo(() => (rows.data === undefined ? null : prepareDashboard(rows.data)), [rows.data]);
  const statuses = useStatuses();
  const found = useMemo(
    () => findRows(prepared, search, statuses),
    // Only a search by status has to run again when a status changes.
    [prepared, search, comparesStatuses(search) ? statuses : null],
  );

  const pages = Math.max(1, Math.ceil((found?.length ?? 0) / DASHBOARD_PAGE));
  const page = Math.min(search.page, pages);
  const shown = found?.slice((page - 1) * DASHBOARD_PAGE, page * DASHBOARD_PAGE).map(({ row }) => row);
  // The first rows are sorted by character code; archived ones are left out, as in the list itself.
  const opening = isUnfiltered ? first.data?.rows.filter(({ archivedAt }) => archivedAt === null) : undefined;

  return {
    search: { ...search, page },
    properties: shown ?? opening ?? [],
    known: rows.data ?? first.data?.rows ?? [],
    totalProperties: rows.data?.length ?? first.data?.total ?? null,
    filteredCount: found?.length ?? null,
    pages,
    loading: shown === undefined && opening === undefined && rows.error === null,
    error: rows.data === undefined ? rows.error : null,
    changeSearch,
    refetch: () => void rows.refetch(),
  };
}
