import { brotliCompressSync, gzipSync } from 'node:zlib';
import { summarizeProperty } from '#domain/property/summary.ts';
import { indexSummary } from '#domain/search/index/indexed-property.ts';
import { prepareSearchRows } from '#domain/search/row.ts';
import { DEFAULT_SORT, sortRows } from '#domain/search/sort.ts';
import { matchesSearch } from '#domain/search/text-match.ts';
import { packListing } from '#features/properties/listing/pack-listing.ts';
import { SERVICES } from '#scripts/emulators/emulator-sets.ts';
import { generateProperties } from '#scripts/seed/generated/generate-properties.ts';
import { measureKeystrokes } from './search/measure-keystrokes.ts';
import { buildSampleSite } from './support/build-sample-site.ts';
import { median, percentile, round } from './support/figures.ts';
import { samplePictures } from './support/generated-content.ts';
import { writeListingPage } from './support/listing-page.ts';
import { openBrowser } from './support/open-browser.ts';
import { runBenchmark } from './support/run-benchmark.ts';

/** Milliseconds from keystroke to painted result, and compressed bytes of index; judged from so many properties. */
const GOALS = { properties: 10_000, median: 50, p95: 100, bytesAProperty: 45 };

await runBenchmark({
  name: 'search',
  goals: GOALS,
  emulators: SERVICES,
  sizes: [100, 1000, 10_000],
  async *measure({ set, origin, sizes, resources }) {
    buildSampleSite(set);
    const pictures = await samplePictures();
    const browser = resources.use(await openBrowser());
    for (const count of sizes) {
      const properties = generateProperties(count, pictures).map((made) => ({ ...made, type: 'rental' as const }));
      const byId = new Map(properties.map((property) => [property.id, property]));
      const rows = sortRows(
        prepareSearchRows(properties.map((property) => indexSummary(summarizeProperty(property)))),
        DEFAULT_SORT,
      );
      const files = packListing('rental', rows.flatMap(({ id }) => byId.get(id) ?? []).map(summarizeProperty));

      await using page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      // Photographs load after the text of the cards and are not measured.
      await page.route('**/media/**', (route) => route.abort());
      await page.goto(`${origin}${writeListingPage(set.site, count, files)}`);
      const countFound = (text: string) => rows.filter((row) => matchesSearch(row, text)).length;
      const { searching, idle } = await measureKeystrokes(page, countFound);
      yield {
        properties: count,
        keystrokes: searching.length,
        median: round(median(searching)),
        p95: round(percentile(searching, 0.95)),
        idleMedian: round(median(idle)),
        idleP95: round(percentile(idle, 0.95)),
        brotliBytesAProperty: round(brotliCompressSync(files.index.body).length / count),
        gzipBytesAProperty: round(gzipSync(files.index.body).length / count),
      };
    }
  },
  meetsGoals: ({ properties, brotliBytesAProperty, gzipBytesAProperty, ...row }) =>
    properties < GOALS.properties ||
    (row.median < GOALS.median &&
      row.p95 < GOALS.p95 &&
      Math.max(brotliBytesAProperty, gzipBytesAProperty) <= GOALS.bytesAProperty),
});
