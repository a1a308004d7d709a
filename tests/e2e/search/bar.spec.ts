import { PATHS } from '#domain/site/paths.ts';
import { expect, test } from '../fixtures.ts';
import { holdRequests, islandCode } from '../hold-requests.ts';

test.use({ reducedMotion: 'no-preference' });

const PLACEHOLDER = 'Search by property name, location, or description...';

test.describe('the placeholder of the search bar', () => {
  test(
    "types itself: '150 ms per character typed, 2 s hold at the end of a word, 75 ms per character deleted'",
    { tag: '@nightly' },
    async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      // A fragment in the URL shows the whole page at once; with the clock paused, no frames would run.
      await page.goto(`${PATHS.rentals}#content`);
      const bar = page.getByRole('searchbox', { name: 'Search by property name' });
      await expect(bar).toHaveAttribute('placeholder', 'S');
      await page.clock.runFor(12 * 150);
      await expect(bar).toHaveAttribute('placeholder', 'Search Lisbon');
      await page.clock.runFor(1999);
      await expect(bar).toHaveAttribute('placeholder', 'Search Lisbon');
      await page.clock.runFor(1 + 75);
      await expect(bar).toHaveAttribute('placeholder', 'Search Lisb');
      await page.clock.runFor(11 * 75 + 150 + 11 * 150);
      await expect(bar).toHaveAttribute('placeholder', 'Search Villa');
    },
  );

  test(
    "'stops while the input is focused', and reads what can be searched for",
    { tag: '@nightly' },
    async ({ page }) => {
      await page.clock.install();
      await page.goto(PATHS.rentals);
      const bar = page.getByRole('searchbox', { name: 'Search by property name' });
      await bar.focus();
      await expect(bar).toHaveAttribute('placeholder', PLACEHOLDER);
      await page.clock.runFor(5000);
      await expect(bar).toHaveAttribute('placeholder', PLACEHOLDER);
      await bar.blur();
      await expect(bar).not.toHaveAttribute('placeholder', PLACEHOLDER);
    },
  );

  test('does not move with reduced motion', { tag: '@nightly' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(PATHS.rentals);
    await page.clock.runFor(5000);
    const bar = page.getByRole('searchbox', { name: 'Search by property name' });
    await expect(bar).toHaveAttribute('placeholder', PLACEHOLDER);
  });
});

for (const submit of ['Enter', 'Search button'] as const) {
  const tag = submit === 'Enter' ? [] : ['@nightly'];
  test(`the bar searches by ${submit} and leads to the results`, { tag }, async ({ page }) => {
    await page.goto(PATHS.rentals);
    const bar = page.getByRole('searchbox', { name: 'Search by property name' });
    await bar.fill('comporta');
    if (submit === 'Enter') await bar.press('Enter');
    else await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/rentals\?q=comporta$/);
    await expect(page.getByRole('searchbox', { name: 'Search properties', exact: true })).toHaveValue('comporta');
    await expect(page.getByRole('article').filter({ visible: true }).first()).toContainText('Comporta');
  });
}

test(
  'a search shows that it was pressed while its code is on the way, and runs after it',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(PATHS.rentals);
    const letThrough = await holdRequests(page, `**${await islandCode(page, 'Search')}`);
    const bar = page.getByRole('searchbox', { name: 'Search by property name' });
    const button = page.getByRole('button', { name: 'Search', exact: true });
    await bar.fill('comporta');
    await bar.press('Enter');
    await expect(button).toHaveCSS('opacity', '0.6');
    letThrough();
    await expect(page).toHaveURL(/\/rentals\?q=comporta$/);
    await expect(button).toHaveCSS('opacity', '1');
  },
);

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  const tag = width === 390 ? [] : ['@nightly'];
  test(
    `the bar of the hero searches at ${width} px and scrolls to the count and the tools`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(PATHS.rentals);
      const bar = page.getByRole('searchbox', { name: 'Search by property name' });
      await expect(bar).toBeInViewport({ ratio: 1 });
      await bar.fill('comporta');
      await bar.press('Enter');
      await expect(page).toHaveURL(/\?q=comporta$/);
      await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
      const header = await page.getByRole('banner').boundingBox();
      const count = page.getByText(/^\d+ propert(y|ies)$/);
      const tools = [
        count,
        page.getByRole('button', { name: 'Map', exact: true }),
        page.getByRole('button', { name: /^Filter/ }),
      ];
      for (const tool of tools) {
        await expect(tool).toBeInViewport({ ratio: 1 });
        expect((await tool.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
      }
      // The first house is below them, not under them.
      const box = await count.boundingBox();
      const card = await page.getByRole('article').filter({ visible: true }).first().boundingBox();
      expect(card?.y).toBeGreaterThanOrEqual((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN));
      expect(card?.y).toBeLessThan(height / 2);
    },
  );
}

test('the button is green on /real-estate and dark elsewhere', { tag: '@nightly' }, async ({ page }) => {
  const colour = async (path: string): Promise<string> => {
    await page.goto(path);
    const button = page.getByRole('button', { name: 'Search', exact: true });
    return button.evaluate((element) => getComputedStyle(element).backgroundColor);
  };
  expect(await colour(PATHS.realEstate)).toBe('rgb(46, 93, 63)');
  expect(await colour(PATHS.events)).toBe('rgb(28, 36, 32)');
});

test(
  "'empty or whitespace query is not sent, but the scroll-to-results callback still runs'",
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(PATHS.rentals);
    const bar = page.getByRole('searchbox', { name: 'Search by property name' });
    await bar.fill('   ');
    await bar.press('Enter');
    await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.9 });
    await expect(page).toHaveURL(PATHS.rentals);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the page says that searching needs it, and a URL with a search shows every property',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(`${PATHS.rentals}?q=comporta`);
      await expect(page.getByText('Searching and filtering need JavaScript.')).toBeVisible();
      // By its element: a role matches only what is shown.
      const filters = page.locator('button', { hasText: 'Filters' }).first();
      await expect(filters).toBeAttached();
      await expect(filters).toBeHidden();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );
});
