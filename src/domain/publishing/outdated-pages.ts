import { lisbonTime } from '#domain/core/lisbon-time.ts';
import type { PurchaseTable } from '#domain/purchase/purchase-table.ts';
import { isOutdated } from '#domain/purchase/table-validity.ts';
import type { SiteState } from './site-state.ts';

type Site = Pick<SiteState, 'requestedRevision' | 'builtRevision' | 'liveBuildId' | 'releases'>;

/** Whether the live pages show a table of taxes as valid that has become outdated since, and no build is to come. */
export function showsOutdatedTable(site: Site, table: Pick<PurchaseTable, 'validUntil'>, now: Date): boolean {
  const live = site.releases.find(({ buildId }) => buildId === site.liveBuildId);
  if (live === undefined || site.requestedRevision > site.builtRevision) return false;
  const isOutdatedAt = (time: Date) => isOutdated(table, lisbonTime(time).date);
  return isOutdatedAt(now) && !isOutdatedAt(new Date(live.at));
}
