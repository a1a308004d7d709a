import { FAILED_TO_FETCH_EXCHANGE_RATES } from '#domain/money/text.ts';
import { PATHS } from '#domain/site/paths.ts';
import { expect, test } from '../fixtures.ts';

// The specified message 'Failed to fetch exchange rates', and the browser's own about the request.
test.use({ toleratedErrors: [/Failed to load resource|Failed to fetch exchange rates/] });

test(
  "when today's rates cannot be loaded, those of the build are used and the console says why",
  { tag: '@nightly' },
  async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route('**/api/rates', (route) => route.abort());
    const built = page.waitForResponse(/\/data\/rates\.[0-9a-f]{12}\.json$/);
    await page.goto(PATHS.rentals);
    await page.getByRole('button', { name: 'Currency: EUR' }).click();
    expect((await built).ok()).toBe(true);
    await page.getByRole('button', { name: 'US Dollar' }).click();
    await expect(page.getByText('from $4,251 (€3,900) per night')).toBeVisible();
    expect(errors).toEqual([FAILED_TO_FETCH_EXCHANGE_RATES]);
  },
);

test('without any rates the fixed table of the specification is used', { tag: '@nightly' }, async ({ page }) => {
  await page.route(/rates/, (route) => route.fulfill({ json: { source: 'ecb', date: 'today', rates: {} } }));
  await page.goto(PATHS.rentals);
  await page.getByRole('button', { name: 'Currency: EUR' }).click();
  await page.getByRole('button', { name: 'British Pound' }).click();
  await expect(page.getByText('from £3,354 (€3,900) per night')).toBeVisible();
  await expect(page.locator('#menu-currency p span')).toHaveText('Indicative rates; euros are binding.');
});
