import { prepareDashboard, type DashboardRow } from '#domain/property/dashboard/row.ts';
import {
  DASHBOARD_PAGE,
  encodeDashboard,
  searchDashboard,
  type DashboardSearch,
} from '#domain/property/dashboard/search.ts';
import { useMemo } from 'react';
import { knownRows, useFirstRows, useRows } from '#admin/lib/properties/use-rows.ts';
import { useStatuses } from '#admin/lib/publishing/use-statuses.ts';
import { useAsked } from './use-search-params.ts';

/** What the dashboard shows. */
export interface Dashboard {
  /** What is asked, from the address. */
  readonly search: DashboardSearch;
  /** The properties of this page. */
  readonly properties: readonly DashboardRow[];
  /** All properties there are; null while that is not known. */
  readonly totalProperties: number | null;
  /** How many answer the search; null while that is not known. */
  readonly filteredCount: number | null;
  /** Pages of the results, at least 1. */
  readonly pages: number;
  /** Whether nothing can be shown yet. */
  readonly loading: boolean;
  /** Why the list could not be read; null otherwise. */
  readonly error: Error | null;
  /** Changes what is asked; a new question begins at its first page. */
  readonly ask: (change: Partial<DashboardSearch>) => void;
  /** Reads the list again. */
  readonly refetch: () => void;
}

/** The list behind the dashboard: all rows in memory, searched by the domain's engine, asked by the address. */
export function useDashboard(): Dashboard {
  const [search, ask] = useAsked();
  const untouched = encodeDashboard(search) === '';
  const early = untouched && knownRows() === undefined;
  const first = useFirstRows(early);
  // One after the other: beside the large answer the small one would wait as long.
  const rows = useRows(!early || first.isFetched);
  const prepared = useMemo(() => (rows.data === undefined ? null : prepareDashboard(rows.data)), [rows.data]);
  const { statusOf } = useStatuses();
  const byStatus = search.status !== 'current' && search.status !== 'all';
  const found = useMemo(
    () =>
      prepared === null
        ? null
        : searchDashboard(prepared, search, (row) =>
            statusOf({ kind: 'properties', id: row.id, isArchived: row.archivedAt !== null }),
          ),
    // Only a search for a status has to be done again when one changes.
    [prepared, search, byStatus ? statusOf : null],
  );

  const pages = Math.max(1, Math.ceil((found?.length ?? 0) / DASHBOARD_PAGE));
  const page = Math.min(search.page, pages);
  const shown = found?.slice((page - 1) * DASHBOARD_PAGE, page * DASHBOARD_PAGE).map(({ row }) => row);
  // The first rows come in the order of their letters' codes; only what is on offer is shown, as in the list itself.
  const opening = untouched ? first.data?.rows.filter(({ archivedAt }) => archivedAt === null) : undefined;

  return {
    search: { ...search, page },
    properties: shown ?? opening ?? [],
    totalProperties: rows.data?.length ?? first.data?.total ?? null,
    filteredCount: found?.length ?? null,
    pages,
    loading: shown === undefined && opening === undefined && rows.error === null,
    error: rows.data === undefined ? rows.error : null,
    ask,
    refetch: () => void rows.refetch(),
  };
}
