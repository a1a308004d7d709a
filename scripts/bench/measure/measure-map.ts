import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { buildMapPage, MAP_PAGE, weighMap } from '#support/map-page/build-map-page.ts';
import { findChromium } from '#scripts/dev/setup/chromium.mjs';

/** How opening the map went. */
export interface MapFigures {
  /** Properties on it. */
  count: number;
  /** Main-thread time from the press to the painted markers, in milliseconds: the median of all openings. */
  openMilliseconds: number;
  /** The longest of them. */
  slowestMilliseconds: number;
  /** Markers and clusters drawn. */
  markers: number;
}

/** How many times slower than this machine the visitor's is. */
const SLOWDOWN = 4;
const OPENINGS = 7;
const ORIGIN = 'http://127.0.0.1:9';

/** Bytes of the map beyond React, compressed. */
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
  // Of the thread's own clock: what else this machine is doing must not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const before = await busySeconds(session);
  // Not Playwright's click, whose checks would be counted too.
  await page.getByRole('button', { name: 'Open map' }).evaluate((button: HTMLElement) => button.click());
  const drawn = page.locator('.map-cluster, .map-marker');
  await drawn.first().waitFor();
  // Two frames later the browser has laid out and painted what the first one brought.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const after = await busySeconds(session);
  const markers = await drawn.count();
  await page.close();
  return { milliseconds: (after - before) * 1000, markers };
}

/** Time the main thread has spent in tasks since the page began. */
async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const duration = metrics.find(({ name }) => name === 'TaskDuration');
  if (duration === undefined) throw new Error('The browser does not say how busy it was.');
  return duration.value;
}
