import type { DashboardRow } from '#domain/property/dashboard/row.ts';
import { DASHBOARD_PAGE } from '#domain/property/dashboard/search.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { CONTENT, PROPERTY_CHOICES, PROPERTY_LISTS, queryClient, readAgain } from '../query-client.ts';
import { readFirstRows, readLastImport, readRows } from './read-rows.ts';

const ROWS = [...PROPERTY_LISTS, 'rows'] as const;
const FIRST_ROWS = [...PROPERTY_LISTS, 'first'] as const;
const LAST_IMPORT = ['last-import'] as const;

/**
 * Milliseconds for which the list is not read again: local changes are applied at once, and saving checks the revision
 * anyway.
 */
const FRESH = 5 * 60_000;

/**
 * All properties, read once and kept for the session; with `wanted` false it does not load, and returns what is cached.
 */
export function useRows(wanted = true): UseQueryResult<DashboardRow[]> {
  return useQuery({
    queryKey: ROWS,
    queryFn: readRows,
    enabled: wanted,
    staleTime: FRESH,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

/** The first page by title, and the total. */
interface FirstRows {
  rows: DashboardRow[];
  total: number;
}

/** The first page by title, until all rows have loaded. */
export function useFirstRows(wanted: boolean): UseQueryResult<FirstRows> {
  return useQuery({
    queryKey: FIRST_ROWS,
    queryFn: () => readFirstRows(DASHBOARD_PAGE),
    enabled: wanted,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useLastImport(): UseQueryResult<number> {
  return useQuery({ queryKey: LAST_IMPORT, queryFn: readLastImport });
}

/** The cached rows; undefined before they were read. */
export function cachedRows(): DashboardRow[] | undefined {
  return queryClient.getQueryData(ROWS);
}

/** Changes the cached rows, so that screens show a change at once. */
export function changeRows(change: (rows: DashboardRow[]) => DashboardRow[]): void {
  queryClient.setQueryData<DashboardRow[]>(ROWS, (rows) => (rows === undefined ? undefined : change(rows)));
  queryClient.setQueryData<FirstRows>(FIRST_ROWS, (first) => {
    if (first === undefined) return undefined;
    const rows = change(first.rows);
    return { rows, total: first.total + rows.length - first.rows.length };
  });
  // A list that is still loading may be older than the change.
  if (queryClient.isFetching({ queryKey: ROWS }) > 0) void refreshRows();
  void readAgain(PROPERTY_CHOICES);
  // One that was archived, deleted or is no longer a rental has left the featured properties.
  void readAgain(CONTENT);
}

/** Puts a stored row into the list: in its place, or at the end when it is new. */
export function upsertRow(row: DashboardRow): void {
  changeRows((rows) => {
    const place = rows.findIndex(({ id }) => id === row.id);
    return place < 0 ? [...rows, row] : rows.with(place, row);
  });
}

/** Reads the list again: a change was rejected, or made while the list was loading. */
export async function refreshRows(): Promise<void> {
  await readAgain(ROWS);
}

/** Reads the list and the number of imported properties again. */
export async function refreshAfterImport(): Promise<void> {
  await Promise.all([refreshRows(), readAgain(LAST_IMPORT)]);
}
