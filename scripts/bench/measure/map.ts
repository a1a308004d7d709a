import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { buildMapPage, MAP_PAGE, weighMap } from '#support/map-page/build-map-page.ts';
import { findChromium } from '#scripts/dev/setup/chromium.mjs';

export interface MapFigures {
  /** Number of properties. */
  count: number;
  /** Main-thread time from the click to the painted markers, in milliseconds: the median of all openings. */
  openMilliseconds: number;
  slowestMilliseconds: number;
  /** Markers and clusters drawn. */
  markers: number;
}

/** Factor by which the processor is slowed down. */
const SLOWDOWN = 4;
const OPENINGS = 7;
const ORIGIN = 'http://127.0.0.1:9';

/** Compressed bytes of the map without React. */
export const mapBytes = weighMap;

/** Opens the map over `count` properties several times with a slowed-down processor; needs no site and no network. */
export async function measureMap(count: number): Promise<MapFigures> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const times: number[] = [];
    let markers = 0;
    for (let opening = 0; opening < OPENINGS; opening += 1) {
      const figures = await openOnce(browser, count);
      times.push(figures.milliseconds);
      markers = figures.markers;
    }
    times.sort((one, other) => one - other);
    return {
      count,
      openMilliseconds: Math.round(times[Math.floor(OPENINGS / 2)] ?? Number.NaN),
      slowestMilliseconds: Math.round(times.at(-1) ?? Number.NaN),
      markers,
    };
  } finally {
    await browser.close();
  }
}

async function openOnce(browser: Browser, count: number): Promise<{ milliseconds: number; markers: number }> {
  const files = await buildMapPage();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route('**', async (route) => {
    const file = files.get(new URL(route.request().url()).pathname);
    await (file === undefined ? route.abort() : route.fulfill(file));
  });
  await page.goto(`${ORIGIN}${MAP_PAGE}?count=${count}`);
  const session = await page.context().newCDPSession(page);
  // The clock of the thread, so that other load on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const before = await busySeconds(session);
  // Not Playwright's click, whose checks would count as well.
  await page.getByRole('button', { name: 'Open map' }).evaluate((button: HTMLElement) => button.click());
  const drawn = page.locator('.map-cluster, .map-marker');
  await drawn.first().waitFor();
  // After two frames the browser has laid out and painted the first one.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const after = await busySeconds(session);
  const markers = await drawn.count();
  await page.close();
  return { milliseconds: (after - before) * 1000, markers };
}

/** Seconds that the main thread has spent in tasks since the page began. */
async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const duration = metrics.find(({ name }) => name === 'TaskDuration');
  if (duration === undefined) throw new Error('The browser does not report the task duration.');
  return duration.value;
}
