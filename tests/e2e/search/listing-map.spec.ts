import { PATHS } from '#domain/site/paths.ts';
import { expect, test } from '../fixtures.ts';
import { serveTiles } from './map-page.ts';

test.beforeEach(async ({ page }) => {
  await serveTiles(page);
});

test('the view is switched between grid and map, and is in the URL', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(PATHS.rentals);
  const count = await page.getByRole('article').count();
  expect(count).toBeGreaterThan(1);
  const view = page.getByRole('group', { name: 'View' });
  await view.getByRole('button', { name: 'Grid' }).click();
  await expect(view.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
  expect(requested.filter((url) => /MapView.*\.js$/.test(url))).toEqual([]);
  await view.getByRole('button', { name: 'Map' }).click();
  await expect(page).toHaveURL(/\?view=map$/);
  await expect(page.getByText('Property Types')).toBeVisible();
  await expect(page.getByText(`${count} Properties`, { exact: true })).toBeVisible();
  await view.getByRole('button', { name: 'Grid' }).click();
  await expect(page).toHaveURL(PATHS.rentals);
  await expect(page.getByRole('article').filter({ visible: true }).first()).toBeVisible();
});

test(
  'the list next to the map highlights a property on hover and opens it on click, and so does the map',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(`${PATHS.rentals}?view=map`);
    const list = page.getByRole('list', { name: 'Properties on the map' });
    const entry = list.getByRole('listitem').filter({ hasText: 'A Comporta Tree House' });
    await expect(page.getByText('Property Types')).toBeVisible();
    await entry.hover();
    await expect(page.locator('.map-marker-hovered')).toHaveCount(1);
    await entry.getByRole('button').click();
    await expect(entry.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.leaflet-popup').getByRole('heading', { name: 'A Comporta Tree House' })).toBeVisible();
  },
);

test('a search that finds nothing leaves an empty map that says so', async ({ page }) => {
  await page.goto(`${PATHS.rentals}?q=xyzzy&view=map`);
  await expect(page.getByText('No Properties to Display')).toBeVisible();
  await expect(page.getByText('Adjust your filters to see properties on the map')).toBeVisible();
});
