import { resultCount } from '#domain/search/text.ts';
import { LISTING_PATHS, PATHS, propertyPath } from '#domain/site/paths.ts';
import { shownPrice } from '#domain/money/price.ts';
import { belongsToPage, PAGE_TYPES, type PageType, propertyBadge } from '#domain/property/type.ts';
import { publishedProperties } from '#support/content/published-content.ts';
import { expect, test } from '../fixtures.ts';

const listed = async (type: PageType) =>
  (await publishedProperties()).filter((property) => belongsToPage(property, type));

for (const type of PAGE_TYPES) {
  test.describe(`the ${type} page`, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('counts its properties and shows each with badge and price', async ({ page }) => {
        const properties = await listed(type);
        await page.goto(LISTING_PATHS[type]);
        await expect(page.getByText(resultCount(properties.length), { exact: true })).toBeVisible();
        await expect(page.getByRole('article')).toHaveCount(properties.length);
        for (const property of properties) {
          const card = page
            .getByRole('article')
            .filter({ has: page.locator(`a[href="${propertyPath(property.slug)}"]`) });
          await expect(card).toContainText(propertyBadge(property.type));
          await expect(card).toContainText(shownPrice(property));
        }
      });
    });

    test('shows its first cards on the first screen of a desktop', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(LISTING_PATHS[type]);
      await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.2 });
      await expect(page.locator('main img').first()).toHaveAttribute('fetchpriority', 'high');
      // Only the photograph loads at once; cards load lazily.
      await expect(page.locator('article img[loading="eager"]')).toHaveCount(0);
    });
  });
}

test('vacation and mid-term rentals are two links of one switch', async ({ page }) => {
  await page.goto(PATHS.rentals);
  const kinds = page.getByRole('navigation', { name: 'Rental type' });
  await expect(kinds.getByRole('link', { name: 'Vacation Rentals' })).toHaveAttribute('aria-current', 'page');
  await kinds.getByRole('link', { name: 'Mid-Term Rentals' }).click();
  await expect(page).toHaveURL(PATHS.midTermRental);
  await expect(kinds.getByRole('link', { name: 'Mid-Term Rentals' })).toHaveAttribute('aria-current', 'page');
});

test('the logo is larger on /real-estate and /rentals', async ({ page }) => {
  const size = async (path: string): Promise<number> => {
    await page.goto(path);
    const logo = page.locator('header a[href="/"]').first();
    return logo.evaluate((link) => parseFloat(getComputedStyle(link).fontSize));
  };
  const usual = await size(PATHS.events);
  expect(await size(PATHS.rentals)).toBeGreaterThan(usual);
  expect(await size(PATHS.realEstate)).toBeGreaterThan(usual);
});

test('/long-term-rental is the same screen as /mid-term-rental', async ({ page }) => {
  await page.goto(PATHS.longTermRental);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mid-Term Rentals');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/mid-term-rental$/);
  await expect(page.getByRole('article').getByText('MID-TERM RENTAL', { exact: true }).first()).toBeVisible();
});
