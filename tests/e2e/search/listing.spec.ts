import type { Page } from '@playwright/test';
import { LISTING_PATHS, PATHS } from '#domain/site/paths.ts';
import { PAGE_TYPES } from '#domain/property/type.ts';
import { expect, test } from '../fixtures.ts';

// What the pages list without JavaScript: tests/site/listings.test.ts.

for (const type of PAGE_TYPES) {
  // All of these pages have one layout; every night they are all looked at.
  const details = type === 'rental' ? {} : { tag: '@nightly' };
  test(`the ${type} page shows its first cards on the first screen of a desktop`, details, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(LISTING_PATHS[type]);
    await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.2 });
  });
}

test.describe('the tools of a listing', () => {
  /** Tops of the visible controls and of the count between the hero and the first property. */
  async function rows(page: Page): Promise<number[]> {
    const tools = page.getByRole('region', { name: 'Search, sort and filter' });
    const middles = await tools
      .locator('a, button, input, select, [role=status]')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => Math.round(y + height / 2)),
      );
    return [...new Set(middles.map((middle) => Math.round(middle / 10)))];
  }

  for (const path of [PATHS.rentals, PATHS.realEstate]) {
    for (const width of [1024, 1440]) {
      const tag = path === PATHS.rentals && width === 1440 ? [] : ['@nightly'];
      test(`are one row on ${path} at ${width} px`, { tag }, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
        expect(await rows(page)).toHaveLength(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    }

    // Here the count on the button of the filters took the last room: the button moved below while it was being pressed.
    test(
      `keep their places on ${path} at 1280 px when five filters are active`,
      { tag: '@nightly' },
      async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(`${path}?location=algarve&villa=beach&bedrooms=3-5&price=1000-5000&guests=2-6`);
        const filters = await page.getByRole('button', { name: 'Filters (5)' }).boundingBox();
        const order = await page.getByRole('combobox', { name: 'Sort by' }).boundingBox();
        expect(filters?.y).toBeCloseTo(order?.y ?? 0, -1);
      },
    );

    const tag = path === PATHS.rentals ? [] : ['@nightly'];
    test(
      `are one row with one button for everything on ${path} at 390 px, above the first house`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(path);
        await expect(page.getByRole('button', { name: 'Filter and sort', exact: true })).toBeInViewport({ ratio: 1 });
        expect(await rows(page)).toHaveLength(1);
        const card = await page.getByRole('article').first().boundingBox();
        // At least 200 pixels of its photograph.
        expect(card?.y).toBeLessThanOrEqual(844 - 200);
      },
    );
  }

  test('are all in the sheet of a phone, and its button says how many filters are active', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PATHS.rentals);
    await page.getByRole('button', { name: 'Filter and sort', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'FILTER YOUR SEARCH' });
    await sheet.getByRole('searchbox', { name: 'Search properties' }).fill('e');
    await sheet.getByRole('combobox', { name: 'Sort by' }).selectOption('Price');
    await sheet.getByRole('button', { name: 'Ascending' }).click();
    await sheet.getByRole('button', { name: 'Ocean', exact: true }).click();
    await expect(sheet.getByRole('link', { name: 'Mid-Term Rentals' })).toBeVisible();
    // Nothing changes before the visitor asks for it.
    await expect(page).toHaveURL(PATHS.rentals);
    await sheet.getByRole('button', { name: /^Show \d+ propert(y|ies)$/ }).click();
    await expect(page).toHaveURL(/\?q=e&quick=ocean&sort=price-desc$/);
    await expect(page.getByRole('button', { name: 'Filter and sort (1)' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ propert(y|ies)$/ })).toBeInViewport();
  });
});
