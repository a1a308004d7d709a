import { PATHS } from '#domain/site/paths.ts';
import { generatedProperties, serveIndex } from '#support/site/search-index.ts';
import { expect, test } from '../fixtures.ts';
import { holdRequests, islandCode } from '../hold-requests.ts';
import { filterPanel, panelButton } from './filter-panel.ts';

const INDEX = /\/data\/search\/[a-z_]+\.[0-9a-f]{12}\.json$/;

test("says 'Loading properties...' until the properties are there", { tag: '@nightly' }, async ({ page }) => {
  const letThrough = await holdRequests(page, INDEX);
  await page.goto(`${PATHS.rentals}?quick=ocean`);
  await expect(page.getByText('Loading properties...').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(0);
  letThrough();
  await expect(page.getByRole('article').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Loading properties...').filter({ visible: true })).toHaveCount(0);
});

test.describe('when the properties cannot be had', () => {
  // The browser logs failed requests.
  test.use({ toleratedErrors: [/Failed to load resource|Failed to fetch dynamically imported module/] });

  test("says so with a 'Try again' button that loads them again", async ({ page }) => {
    await page.route(INDEX, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto(`${PATHS.rentals}?quick=ocean`);
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(
      'Error loading properties: the server answered 503',
    );
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
    await expect(page.getByRole('article').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  });

  test("says 'Failed to fetch properties' when nobody knows why", { tag: '@nightly' }, async ({ page }) => {
    await page.route(INDEX, (route) => route.abort(), { times: 1 });
    await page.goto(`${PATHS.rentals}?quick=ocean`);
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(
      'Error loading properties: Failed to fetch properties',
    );
  });

  test('shows every property when even the code of the search cannot be had', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(PATHS.rentals);
    await page.route(`**${await islandCode(page, 'Search')}*`, (route) => route.abort());
    await page.goto(`${PATHS.rentals}?quick=ocean`);
    await expect(page.getByRole('alert').filter({ visible: true })).toContainText('Failed to fetch properties');
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('when nothing is found', () => {
  test("by filters, says so and offers 'Clear all filters'", async ({ page }) => {
    await page.goto(`${PATHS.rentals}?bedrooms=20-20&guests=2-3`);
    await expect(
      page.getByText('No properties match your selected filters. Try adjusting your criteria.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Clear all filters' }).press('Enter');
    await expect(page).toHaveURL(PATHS.rentals);
    await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
    await expect(page.getByRole('article').filter({ visible: true }).first()).toBeVisible();
  });

  test('by search text, says so, and clearing empties the fields as well', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(`${PATHS.rentals}?q=xyzzy&quick=pool`);
    await expect(page.getByText('No properties match your search criteria. Try adjusting your filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search properties', exact: true })).toHaveValue('');
    await expect(page.getByRole('searchbox', { name: 'Search by property name' })).toHaveValue('');
  });

  test('by the rental option alone, says that', { tag: '@nightly' }, async ({ page }) => {
    await serveIndex(
      page,
      generatedProperties(3, () => ({ hasRentalOption: false })),
    );
    await page.goto(`${PATHS.realEstate}?rental-option=1`);
    await expect(
      page.getByText('No real estate properties with rental options available at the moment.'),
    ).toBeVisible();
    await panelButton(page).click();
    const box = page.getByRole('checkbox', { name: 'Show only properties with rental options' });
    await expect(box).toBeChecked();
    await page.getByRole('button', { name: 'Clear filter', exact: true }).click();
    await filterPanel(page).getByRole('button', { name: 'SHOW RESULTS' }).click();
    await expect(page.getByRole('article').filter({ visible: true }).first()).toBeVisible();
    await expect(page).toHaveURL(PATHS.realEstate);
  });
});

test.describe('markup', () => {
  const MARKUP = '<img src=x onerror="document.body.dataset.hacked=1">';

  test('in a query is text, and nothing is executed', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(`${PATHS.rentals}?q=${encodeURIComponent(MARKUP)}&location=<script>alert(1)</script>&sort=<b>`);
    await expect(page.getByText('No properties match your search criteria.')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search properties', exact: true })).toHaveValue(MARKUP);
    expect(await page.evaluate(() => document.body.dataset['hacked'])).toBeUndefined();
  });

  test('in a title, location or tag is text, and nothing is executed', async ({ page }) => {
    await serveIndex(
      page,
      generatedProperties(2, (index) => ({
        title: `${MARKUP}${index}`,
        location: MARKUP,
        tag: MARKUP,
        slug: `made-${index}`,
      })),
    );
    await page.goto(`${PATHS.rentals}?q=onerror`);
    await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(2);
    await expect(page.getByRole('heading', { name: `${MARKUP}1` })).toBeVisible();
    await page.goto(`${PATHS.rentals}?q=onerror&view=map`);
    await expect(page.getByText(`${MARKUP}1`).first()).toBeVisible();
    expect(await page.evaluate(() => document.body.dataset['hacked'])).toBeUndefined();
  });
});
