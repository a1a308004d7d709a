import { SERVICES } from '#scripts/emulators/emulator-sets.ts';
import { fillCalendars } from './stays/fill-calendars.ts';
import { FRAME_MAX, measureTimeline } from './stays/measure-timeline.ts';
import { buildSampleSite } from './support/build-sample-site.ts';
import { openFirestore } from './support/generated-content.ts';
import { openBrowser } from './support/open-browser.ts';
import { runBenchmark } from './support/run-benchmark.ts';
import { signInAsEditor } from './support/sign-in-as-editor.ts';

/** The windows of an office and of a phone. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

await runBenchmark({
  name: 'stays',
  goals: { frameWorst: FRAME_MAX },
  emulators: SERVICES,
  unit: 'properties',
  sizes: [500],
  async *measure({ set, origin, sizes: [count], resources }) {
    buildSampleSite(set);
    await fillCalendars(openFirestore(set.project), count);
    const browser = resources.use(await openBrowser());
    for (const viewport of WINDOWS) {
      const page = await browser.newPage({ viewport });
      await signInAsEditor(page, origin);
      await page.goto(`${origin}/admin/calendars`, { waitUntil: 'commit' });
      await page.getByRole('grid').waitFor();
      const opens = Math.round(await page.evaluate(() => performance.now()));
      yield { width: viewport.width, opens, ...(await measureTimeline(page)) };
      await page.close();
    }
  },
  meetsGoals: ({ frameWorst }) => frameWorst <= FRAME_MAX,
});
