import type { Page } from '@playwright/test';
import { PATHS } from '#domain/site/paths.ts';
import { generatedProperties, serveIndex } from '#support/site/search-index.ts';
import { expect, test } from '../fixtures.ts';
import { filterPanel, panelButton, toggleFilters } from './filter-panel.ts';
import { stayPanel } from './stay-fixtures.ts';

const cards = (page: Page) => page.getByRole('article').filter({ visible: true });
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls, waits until the position is stored, and returns it. */
async function scrollDown(page: Page, top: number): Promise<number> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  const isStored = () => {
    const state: unknown = history.state;
    return scrollY > 0 && JSON.stringify(state) === JSON.stringify({ scroll: scrollY });
  };
  await expect.poll(() => page.evaluate(isStored)).toBe(true);
  return scrollPosition(page);
}

/** Opens the listing without a search, with its search hydrated, which stores positions. */
async function openHydrated(page: Page): Promise<void> {
  await page.goto(PATHS.rentals);
  await toggleFilters(page, 'Ocean');
  await expect(page).toHaveURL(/\?quick=ocean$/);
  await toggleFilters(page, 'Ocean');
  await expect(page).toHaveURL(PATHS.rentals);
}

test('back and forward bring each search back with its place on the page', async ({ page }) => {
  await serveIndex(page, generatedProperties(60));
  await page.goto(`${PATHS.rentals}?q=e&sort=price-desc`);
  const next = page.getByRole('link', { name: 'Next page' }).filter({ visible: true });
  await next.scrollIntoViewIfNeeded();
  const place = await scrollPosition(page);
  expect(place).toBeGreaterThan(1000);
  await next.click();
  await expect(page).toHaveURL(/&page=2$/);
  await expect(cards(page).first()).toBeInViewport();
  const later = await scrollDown(page, 1000);
  await page.goBack();
  await expect(page).toHaveURL(/\?q=e&sort=price-desc$/);
  await expect(page.getByRole('link', { name: 'Page 1' }).filter({ visible: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect.poll(() => scrollPosition(page)).toBe(place);
  await page.goForward();
  await expect(page.getByRole('link', { name: 'Page 2' }).filter({ visible: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect.poll(() => scrollPosition(page)).toBe(later);
});

test('typing adds one history entry, not one for each character', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(PATHS.rentals);
  const field = page.getByRole('searchbox', { name: 'Search properties', exact: true });
  await field.hover();
  for (const text of ['com', 'comporta']) {
    await field.fill(text);
    await expect(page).toHaveURL(new RegExp(`q=${text}$`));
  }
  await page.goBack();
  await expect(page).toHaveURL(PATHS.rentals);
  await expect(field).toHaveValue('');
});

test(
  'an open panel shows the search that the way back leads to, and gives the focus back when it is closed',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(PATHS.rentals);
    await toggleFilters(page, 'Ocean');
    await expect(page).toHaveURL(/\?quick=ocean$/);
    await panelButton(page).press('Enter');
    const ocean = filterPanel(page).getByRole('button', { name: 'Ocean', exact: true });
    await expect(ocean).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(ocean).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Escape');
    await expect(filterPanel(page)).toBeHidden();
    await expect(panelButton(page)).toBeFocused();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'the way back closes the dates over the filters, and the filters still give the focus back',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(PATHS.rentals);
      await toggleFilters(page, 'Ocean');
      await expect(page).toHaveURL(/\?quick=ocean$/);
      await panelButton(page).press('Enter');
      await filterPanel(page).getByRole('button', { name: 'Dates and guests' }).press('Enter');
      await expect(stayPanel(page)).toBeVisible();
      await page.goBack();
      await expect(stayPanel(page)).toBeHidden();
      await expect(filterPanel(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(filterPanel(page)).toBeHidden();
      await expect(panelButton(page)).toBeFocused();
    },
  );

  test(
    'the tools do not move a listing that was brought back to its place, and it keeps where it was scrolled to since',
    { tag: '@nightly' },
    async ({ page }) => {
      await openHydrated(page);
      const place = await scrollDown(page, 700);
      await page.reload();
      await expect.poll(() => scrollPosition(page)).toBe(place);
      const later = await scrollDown(page, 1000);
      await page.reload();
      await expect.poll(() => scrollPosition(page)).toBe(later);
      const latest = await scrollDown(page, 1300);
      // Not by Playwright's click, which scrolls to where the bar would be if it did not stick.
      const { x = 0, y = 0 } = (await panelButton(page).boundingBox()) ?? {};
      await page.mouse.click(x + 5, y + 5);
      await expect(filterPanel(page)).toBeVisible();
      expect(await scrollPosition(page)).toBe(latest);
    },
  );
});

test('a property leads back to the same search at the same place', async ({ page }) => {
  await page.goto(`${PATHS.rentals}?sort=price-desc`);
  await expect(cards(page).first()).toBeVisible();
  const link = cards(page).nth(4).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const place = await scrollPosition(page);
  expect(place).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL(/\/property\//);
  const back = page.getByRole('link', { name: 'Back to Properties' });
  // Before its script has run, the link leads to the whole listing.
  await expect(back).toHaveAttribute('href', `${PATHS.rentals}?sort=price-desc`);
  await back.click();
  await expect(page).toHaveURL(/\/rentals\?sort=price-desc$/);
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => scrollPosition(page)).toBe(place);
});

test('a property found by way of another still leads back to the search', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(`${PATHS.rentals}?quick=ocean`);
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/property\//);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Back to Properties' })).toHaveAttribute('href', '/rentals?quick=ocean');
});

test('a property that was reached otherwise leads to its listing', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(`${PATHS.rentals}?quick=ocean`);
  await page.goto('/property/a-comporta-tree-house');
  await expect(page.getByRole('link', { name: 'Back to Properties' })).toHaveAttribute('href', PATHS.rentals);
});

test(
  'an unfiltered listing keeps its position on the way back, hydrated or not',
  { tag: '@nightly' },
  async ({ page }) => {
    await openHydrated(page);
    const place = await scrollDown(page, 800);
    await page.goto(PATHS.contact);
    await page.goBack();
    await expect.poll(() => scrollPosition(page)).toBe(place);
  },
);
