import { ACCOUNT_OFFLINE, LINK_USED_UP } from '#domain/account/text.ts';
import { ACCOUNT_ACTION_PATH, PATHS, SHORTLIST_PATH } from '#domain/site/paths.ts';
import { expect, test } from '../fixtures.ts';
import { islandCode } from '../hold-requests.ts';

test.use({ toleratedErrors: [/net::ERR_FAILED|Failed to fetch dynamically imported module/] });

for (const [path, island] of [
  [PATHS.login, 'Login'],
  [SHORTLIST_PATH, 'Shortlist'],
] as const) {
  const tag = island === 'Login' ? [] : ['@nightly'];
  test(`${path} whose code does not arrive says so and loads again`, { tag }, async ({ page }) => {
    await page.goto(path);
    const code = await islandCode(page, island);
    // Astro asks a second time, with a query.
    await page.route(`**${code}*`, (route) => route.abort());
    await page.reload();
    // The one waits for a visitor, the other does not.
    if (island === 'Login') await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'did not load completely' });
    await expect(toast).toBeVisible();
    await page.unrouteAll();
    await toast.getByRole('button', { name: 'Load it again' }).click();
    await expect(toast).toBeHidden();
  });
}

test(
  'currencies whose code does not arrive say so instead of staying disabled',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(PATHS.contact);
    await page.route(`**${await islandCode(page, 'CurrencyMenu')}*`, (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: 'Currency: EUR' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'did not load completely' })).toBeVisible();
  },
);

test('a pressed button of an island whose code does not arrive says so', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(PATHS.rentals);
  await page.route(`**${await islandCode(page, 'Search')}*`, (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'did not load completely' })).toBeVisible();
});

test('a heart whose code does not arrive says so and loads the page again', { tag: '@nightly' }, async ({ page }) => {
  await page.route(/press-heart/, (route) => route.abort());
  await page.goto(PATHS.rentals);
  await page.locator('[data-favorite]').first().click();
  const toast = page.getByRole('status').filter({ hasText: 'did not load completely' });
  await expect(toast).toBeVisible();
  await page.unrouteAll();
  await toast.getByRole('button', { name: 'Load it again' }).click();
  await expect(toast).toBeHidden();
});

test.describe('a link in an email', () => {
  // What Auth answers for a code that is none.
  test.use({ toleratedErrors: [/net::ERR_FAILED|Failed to fetch dynamically imported module|status of 400/] });

  test('is not called used up because code does not arrive', { tag: '@nightly' }, async ({ page }) => {
    await page.route(/account-changes/, (route) => route.abort());
    await page.goto(`${ACCOUNT_ACTION_PATH}?mode=resetPassword&oobCode=none`);
    await expect(page.getByText(ACCOUNT_OFFLINE)).toBeVisible();
    await expect(page.getByText(LINK_USED_UP)).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Load it again' }).click();
    await expect(page.getByText(LINK_USED_UP)).toBeVisible();
  });
});
