import { brotliCompressSync, gzipSync } from 'node:zlib';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { addDays, weekdayOf } from '#domain/stay/nights.ts';
import { SERVICES } from '#scripts/emulators/emulator-sets.ts';
import { fillCalendars } from './stays/fill-calendars.ts';
import { openListing } from './stays/listing-of-stays.ts';
import { measureDates } from './stays/measure-dates.ts';
import { FRAME_MAX, measureTimeline } from './stays/measure-timeline.ts';
import { buildSampleSite } from './support/build-sample-site.ts';
import { percentile, round } from './support/figures.ts';
import { openFirestore } from './support/generated-content.ts';
import { openBrowser } from './support/open-browser.ts';
import { runBenchmark } from './support/run-benchmark.ts';
import { signInAsEditor } from './support/sign-in-as-editor.ts';

/** The windows of an office and of a phone. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Properties of the timeline, and of the listing page that is searched by dates. */
const SIZES = { timeline: 500, listing: 10_000 };

/** Milliseconds of a frame of the timeline, and from a press to a painted frame of the search; bytes of what it loads. */
const GOALS = { frameWorst: FRAME_MAX, p95: 100, bytesAProperty: 60 };

/** Weeks that are searched for, of which the first is not measured. */
const CHOICES = 40;

await runBenchmark({
  name: 'stays',
  goals: GOALS,
  emulators: SERVICES,
  sizes: [SIZES.timeline, SIZES.listing],
  async *measure({ set, origin, sizes: [timeline, listing = SIZES.listing], resources }) {
    buildSampleSite(set);
    const browser = resources.use(await openBrowser());
    {
      await using page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const body = await openListing(page, set.site, origin, listing);
      const today = lisbonTime(new Date()).date;
      // Saturdays, because high summer changes over then.
      const first = addDays(today, 21 + ((6 + 7 - weekdayOf(today)) % 7));
      const arrivals = Array.from({ length: CHOICES }, (_, index) => addDays(first, index * 7));
      const { counted, shown } = await measureDates(page, arrivals);
      yield {
        part: 'dates' as const,
        properties: listing,
        counted: round(percentile(counted, 0.95)),
        shown: round(percentile(shown, 0.95)),
        brotliBytesAProperty: round(brotliCompressSync(body).length / listing),
        gzipBytesAProperty: round(gzipSync(body).length / listing),
      };
    }
    await fillCalendars(openFirestore(set.project), timeline);
    for (const viewport of WINDOWS) {
      await using page = await browser.newPage({ viewport });
      await signInAsEditor(page, origin);
      await page.goto(`${origin}/admin/calendars`, { waitUntil: 'commit' });
      await page.getByRole('grid').waitFor();
      yield { part: 'timeline' as const, width: viewport.width, ...(await measureTimeline(page)) };
    }
  },
  meetsGoals: (row) =>
    row.part === 'timeline'
      ? row.frameWorst <= GOALS.frameWorst
      : Math.max(row.counted, row.shown) <= GOALS.p95 && row.brotliBytesAProperty <= GOALS.bytesAProperty,
});
