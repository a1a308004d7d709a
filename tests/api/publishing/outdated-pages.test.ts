import { settingsFixture } from '#domain/content/published-fixture.ts';
import { addDays } from '#domain/stay/nights.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { publicationSchema } from '#domain/publishing/publication.ts';
import { PURCHASE_TABLE_2026 } from '#domain/purchase/purchase-table-2026.ts';
import { afterAll, expect, it } from 'vitest';
import { rebuildOutdatedPages } from '#functions/features/publishing/rebuild-outdated-pages.ts';
import { publicationPath } from '#functions/platform/firestore-paths.ts';
import { openPublishingFixture } from '#support/publishing/fixture.ts';

const { content, publisher, publishNewProperty, close } = await openPublishingFixture();
afterAll(async () => {
  await publisher.settle();
  await close();
});

const DAY = 86_400_000;

/** Runs the nightly job some days from now, with a table that holds until tomorrow. */
function runIn(days: number): Promise<boolean> {
  const now = new Date();
  const purchaseTable = { ...PURCHASE_TABLE_2026, validUntil: addDays(lisbonTime(now).date, 1) };
  return rebuildOutdatedPages({
    database: () => content.firestore,
    clock: () => new Date(now.getTime() + days * DAY),
    content: { readSettings: async () => settingsFixture({ purchaseTable }) },
  });
}

it('pages whose table of taxes has become outdated are built again, once', async () => {
  const { buildId, revision } = await publishNewProperty();
  const counts = { pages: 1, writtenCount: 0, seconds: 2, peakMegabytes: 100 };
  const result = {
    way: 'full' as const,
    why: 'Asked for.',
    builtRevision: revision,
    written: [],
    removed: [],
    ...counts,
  };
  await publisher.notify({ report: 'live', buildId, release: `release-${buildId}`, kept: null, result, log: 'Done.' });

  expect(await runIn(1)).toBe(false);
  expect(await runIn(2)).toBe(true);
  expect(await runIn(2)).toBe(false);
  const stored = await content.firestore.doc(publicationPath(revision + 1)).get();
  expect(publicationSchema.parse(stored.data())).toMatchObject({ uid: null, who: '', changes: [] });
});
