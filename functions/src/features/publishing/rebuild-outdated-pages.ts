import { showsOutdatedTable } from '#domain/publishing/outdated-pages.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';
import { readSiteState } from '#platform/content/site-state.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';
import { writeRebuild } from './write-rebuild.ts';

/** Requests a build when the live pages show a table of taxes that has become outdated; true when it did. */
export async function rebuildOutdatedPages({
  database,
  clock,
  content,
}: Omit<SiteDeps, 'siteOrigin'>): Promise<boolean> {
  const firestore = database();
  const { purchaseTable } = await content.readSettings();
  return inTransaction(firestore, async (transaction) => {
    const before = await readSiteState(firestore, transaction);
    const now = clock();
    if (!showsOutdatedTable(before, purchaseTable, now)) return false;
    writeRebuild({ firestore, transaction }, { uid: null, who: '' }, before, now);
    return true;
  });
}
