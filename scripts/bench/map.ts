import type { Browser, CDPSession } from '@playwright/test';
import { buildMapPage, MAP_PAGE, weighMap, type PageFile } from '#support/map-page/build-map-page.ts';
import { median } from './support/figures.ts';
import { openBrowser } from './support/open-browser.ts';
import { runBenchmark } from './support/run-benchmark.ts';
import { slowDown } from './support/slow-down.ts';

/** Milliseconds from the click to the painted markers, and compressed bytes without React. */
const GOALS = { openMilliseconds: 1000, bytes: 60 * 1024 };

const OPENINGS = 7;
const ORIGIN = 'http://127.0.0.1:9';

await runBenchmark({
  name: 'map',
  goals: GOALS,
  // The map stands on a page of its own, which needs no network.
  emulators: [],
  sizes: [100, 1000, 10_000],
  async *measure({ sizes, resources }) {
    const files = await buildMapPage();
    const bytes = await weighMap();
    const browser = resources.use(await openBrowser());
    for (const properties of sizes) {
      const times: number[] = [];
      for (let opening = 0; opening < OPENINGS; opening += 1) times.push(await openMap(browser, files, properties));
      yield {
        properties,
        openMilliseconds: Math.round(median(times)),
        slowestMilliseconds: Math.round(Math.max(...times)),
        bytes,
      };
    }
  },
  meetsGoals: ({ openMilliseconds, bytes }) => openMilliseconds < GOALS.openMilliseconds && bytes <= GOALS.bytes,
});

/** Milliseconds of the main thread from the click to the painted markers. */
async function openMap(browser: Browser, files: ReadonlyMap<string, PageFile>, count: number): Promise<number> {
  await using page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route('**', async (route) => {
    const file = files.get(new URL(route.request().url()).pathname);
    await (file === undefined ? route.abort() : route.fulfill(file));
  });
  await page.goto(`${ORIGIN}${MAP_PAGE}?count=${count}`);
  const session = await slowDown(page);
  // The clock of the thread, so that other load on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await busyMilliseconds(session);
  // Not Playwright's click, whose checks would count as well.
  await page.getByRole('button', { name: 'Open map' }).evaluate((button: HTMLElement) => button.click());
  await page.locator('.map-cluster, .map-marker').first().waitFor();
  // After two frames the browser has laid out and painted the first one.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  return (await busyMilliseconds(session)) - before;
}

/** Milliseconds that the main thread has spent in tasks since the page began. */
async function busyMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}
