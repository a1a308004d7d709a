import { LISTING_PATHS } from '#domain/site/paths.ts';
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
