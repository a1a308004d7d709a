import type { DashboardRow } from '#domain/property/dashboard/row.ts';
import { DASHBOARD_PAGE } from '#domain/property/dashboard/search.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import { readFirstRows, readLastImport, readRows } from './read-rows.ts';

const ROWS = ['properties', 'rows'] as const;
const FIRST_ROWS = ['properties', 'first'] as const;
const LAST_IMPORT = ['last-import'] as const;

/** Milliseconds for which the list is not read again: what is changed here is taken up at once, and a save meets its revision anyway. */
const FRESH = 5 * 60_000;

/** All properties, read once and kept while somebody works; `wanted` false waits, and answers with what is known. */
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

/** The first page by title, and how many there are. */
interface FirstRows {
  rows: DashboardRow[];
  total: number;
}

/** The first page by title, for the time until all are there. */
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

/** How many properties the last import brought. */
export function useLastImport(): UseQueryResult<number> {
  return useQuery({ queryKey: LAST_IMPORT, queryFn: readLastImport });
}

/** The list as it is known; undefined before it was read. */
export function knownRows(): DashboardRow[] | undefined {
  return queryClient.getQueryData(ROWS);
}

/** Changes the list as it is known, so that a screen shows at once what was done. */
export function changeRows(change: (rows: DashboardRow[]) => DashboardRow[]): void {
  queryClient.setQueryData<DashboardRow[]>(ROWS, (rows) => (rows === undefined ? undefined : change(rows)));
  queryClient.setQueryData<FirstRows>(FIRST_ROWS, (first) => {
    if (first === undefined) return undefined;
    const rows = change(first.rows);
    return { rows, total: first.total + rows.length - first.rows.length };
  });
  // A list that is still on its way may be older than the change.
  if (queryClient.isFetching({ queryKey: ROWS }) > 0) void readAnew();
}

/** Begins to read the list again; what is on its way is not waited for. */
async function readAnew(): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ROWS });
  await refreshRows();
}

/** Takes up a row that was written: in its place, or at the end when it is new. */
export function takeRow(row: DashboardRow): void {
  changeRows((rows) => {
    const place = rows.findIndex(({ id }) => id === row.id);
    return place < 0 ? [...rows, row] : rows.with(place, row);
  });
}

/** Reads the list again, after something went another way than was thought. */
export async function refreshRows(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ROWS });
}

/** Reads the list and the tile of imports again, after a sheet was imported. */
export async function refreshAfterImport(): Promise<void> {
  await Promise.all([refreshRows(), queryClient.invalidateQueries({ queryKey: LAST_IMPORT })]);
}
