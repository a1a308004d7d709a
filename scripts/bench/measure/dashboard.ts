import type { Browser, Page } from '@playwright/test';

/** Number of visits, of which the median counts. */
const VISITS = 5;

/** Figures of the dashboard. */
export interface DashboardFigures {
  /** Number of properties, as its tile shows it. */
  properties: string;
  /** Milliseconds from the navigation to the first cards: median of the visits. */
  opensMedian: number;
  /** The slowest visit. */
  opensWorst: number;
  /** Milliseconds from the navigation until every property can be searched: median of the visits. */
  allMedian: number;
  /** Milliseconds from choosing a filter to the frame with its cards: median of the choices. */
  responsesMedian: number;
  /** The slowest choice. */
  responsesWorst: number;
}

/** Signs in, opens the dashboard several times, and chooses every filter and order. */
export async function measureDashboard(
  browser: Browser,
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<DashboardFigures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // Photographs load after the text of the cards and are not measured.
  await page.route('**/media/**', (route) => route.abort());
  await page.goto(`${origin}/admin`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('.dashboard-card').first().waitFor();

  const opens: number[] = [];
  const all: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    await page.goto(`${origin}/admin/dashboard`, { waitUntil: 'commit' });
    await page.locator('.dashboard-card').first().waitFor();
    opens.push(await page.evaluate(() => performance.now()));
    await page.waitForFunction(() => document.querySelectorAll('.tile-figure')[1]?.textContent !== '…');
    all.push(await page.evaluate(() => performance.now()));
  }
  const responses = await measureResponses(page);
  const properties = (await page.locator('.tile-figure').first().textContent()) ?? '';
  await page.close();
  return {
    properties,
    opensMedian: median(opens),
    opensWorst: Math.max(...opens.map(Math.round)),
    allMedian: median(all),
    responsesMedian: median(responses),
    responsesWorst: Math.max(...responses.map(Math.round)),
  };
}

/** Chooses each option of each menu; measured in the page, to the first task after the frame that shows the result. */
async function measureResponses(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  return page.evaluate(async () => {
    const times: number[] = [];
    const selects = document.querySelectorAll<HTMLSelectElement>('.filter-panel-admin select, .search-line select');
    for (const select of selects) {
      const first = select.value;
      for (const { value } of [...select.options, { value: first }]) {
        if (value === select.value) continue;
        const begun = performance.now();
        // React notices a value only when it was set by the element's own setter.
        Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
        select.dispatchEvent(new Event('change', { bubbles: true }));
        await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
        times.push(performance.now() - begun);
      }
    }
    return times;
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}
