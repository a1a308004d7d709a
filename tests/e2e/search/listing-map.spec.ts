import { PATHS } from '#domain/site/paths.ts';
import { generatedProperties, serveIndex } from '#support/site/search-index.ts';
import { expect, test } from '../fixtures.ts';

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

test('an entry of the list leads a phone back to the map with its popup', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${PATHS.rentals}?view=map`);
  await expect(page.locator('.map-marker').first()).toBeVisible();
  const entries = page.getByRole('list', { name: 'Properties on the map' }).getByRole('listitem');
  await entries.last().getByRole('button').click();
  await expect(page.getByRole('application', { name: 'Map of the properties' })).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('.leaflet-popup')).toBeInViewport();
});

test('a search that finds nothing leaves an empty map that says so', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(`${PATHS.rentals}?q=xyzzy&view=map`);
  await expect(page.getByText('No Properties to Display')).toBeVisible();
  await expect(page.getByText('Adjust your filters to see properties on the map')).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  const tag = width === 390 ? [] : ['@nightly'];
  test(`choosing the map at ${width} px shows it below its tools, without a scroll`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(PATHS.rentals);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const map = page.getByRole('application', { name: 'Map of the properties' });
    await expect(map).toBeInViewport({ ratio: 1 });
    expect((await map.boundingBox())?.y).toBeLessThan(height / 4);
    for (const tool of [page.getByText(/^\d+ properties$/), page.getByRole('button', { name: 'Map', exact: true })]) {
      await expect(tool).toBeInViewport({ ratio: 1 });
      await expect(tool).not.toBeHidden();
    }
    await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeFocused();
  });

  test(`every pin of the opening map is whole at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // So far apart that they fill the map of a phone at a whole zoom.
    await serveIndex(
      page,
      generatedProperties(2, (index) => ({
        type: 'rental',
        location: index === 0 ? 'Porto' : 'Lagos, Algarve',
        ...(index === 0 ? {} : { destination: 'algarve' }),
      })),
    );
    await page.goto(`${PATHS.rentals}?view=map`);
    await expect(page.locator('.map-marker')).toHaveCount(2);
    const map = await page.locator('.map-canvas').boundingBox();
    for (const pin of await page.locator('.map-marker').all()) {
      const box = await pin.boundingBox();
      if (!map || !box) throw new Error('The map or a pin is not drawn.');
      // 20 pixels of padding around each.
      expect(box.y - map.y).toBeGreaterThanOrEqual(20);
      expect(box.x - map.x).toBeGreaterThanOrEqual(20);
      expect(map.x + map.width - box.x - box.width).toBeGreaterThanOrEqual(20);
      expect(map.y + map.height - box.y - box.height).toBeGreaterThanOrEqual(20);
    }
  });
}

test(
  'the properties in the Azores are a press away from the opening map, and the mainland is the next',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(PATHS.rentals);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const azores = page.getByRole('button', { name: '1 property in the Azores' });
    await expect(azores).toBeInViewport();
    await azores.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Casa do Mistério, / })).toBeInViewport();
    await expect(azores).toHaveCount(0);
    await expect(page.getByRole('application', { name: 'Map of the properties' })).toBeFocused();
    await page.getByRole('button', { name: /^\d+ properties on the mainland$/ }).click();
    await expect(azores).toBeVisible();
    await expect(page.getByRole('button', { name: /^Monte das Quatro Azinheiras, / })).toBeInViewport();
  },
);

test.describe('a map whose code does not arrive', () => {
  // The browser logs failed requests.
  test.use({ toleratedErrors: [/Failed to load resource|Failed to fetch dynamically imported module/] });

  test("gives the focus of 'Try again' to the results", { tag: '@nightly' }, async ({ page }) => {
    await page.route(/MapView.*\.js$/, (route) => route.abort());
    await page.goto(`${PATHS.rentals}?view=map`);
    await expect(page.getByText('The map could not be loaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
  });
});
