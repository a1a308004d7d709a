import { lisbonTime } from '#domain/core/lisbon-time.ts';
import type { PurchaseTable } from '#domain/purchase/purchase-table.ts';
import { isOutdated } from '#domain/purchase/table-validity.ts';
import type { SiteState } from './site-state.ts';

type Site = Pick<SiteState, 'requestedRevision' | 'builtRevision' | 'requestedAt'>;

/**
 * Whether the live pages may show a table of taxes as valid that has become outdated since, and no build is to come. They
 * were rendered at some time after their request: when they went live says nothing of a build that ran over midnight.
 */
export function showsOutdatedTable(
  { requestedRevision, builtRevision, requestedAt }: Site,
  table: Pick<PurchaseTable, 'validUntil'>,
  now: Date,
): boolean {
  if (requestedRevision > builtRevision) return false;
  const isOutdatedAt = (time: Date) => isOutdated(table, lisbonTime(time).date);
  return isOutdatedAt(now) && (requestedAt === null || !isOutdatedAt(new Date(requestedAt)));
}
