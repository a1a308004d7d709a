import type { PreparedRow } from '#domain/property/dashboard/row.ts';
import { searchDashboard, type DashboardSearch } from '#domain/property/dashboard/search.ts';
import { subjectOf } from '#admin/lib/properties/subject-of.ts';
import type { Statuses } from '#admin/lib/publishing/use-statuses.ts';

/** The rows that match a search, in its order; null while rows or the statuses that it compares have not loaded. */
export function findRows(
  prepared: readonly PreparedRow[] | null,
  search: DashboardSearch,
  { areKnown, statusOf }: Pick<Statuses, 'areKnown' | 'statusOf'>,
): readonly PreparedRow[] | null {
  if (prepared === null || (comparesStatuses(search) && !areKnown)) return null;
  return searchDashboard(prepared, search, (row) => statusOf(subjectOf(row)));
}

/** Whether a search compares statuses; that a property is archived its row says itself. */
export function comparesStatuses({ status }: DashboardSearch): boolean {
  return !['current', 'archived', 'all'].includes(status);
}
