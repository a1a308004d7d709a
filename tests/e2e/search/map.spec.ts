import { GAZETTEER } from '#domain/places/gazetteer.ts';
import { expect, test } from '../fixtures.ts';
import { serveMapPage, serveTiles } from './map-page.ts';

test.beforeEach(async ({ page }) => serveMapPage(page));

const markers = '.map-marker';

test.describe('the map (visitor specification, section 2)', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/map-page?count=8');
    await page.getByRole('button', { name: 'Open map' }).click();
  });

  test("has 'one marker per property', a legend titled 'Property Types' and a counter", async ({ page }) => {
    await expect(page.locator(markers)).toHaveCount(8);
    await expect(page.getByText('8 Properties', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Property Types' })).toBeVisible();
    const legend = page.getByRole('list', { name: 'Property Types' }).getByRole('listitem');
    await expect(legend).toHaveText(['Vacation Rentals', 'Real Estate', 'Mid-Term', 'Other']);
  });

  test("'a marker opens a popup with a View Details link to /property/{id}'", async ({ page }) => {
    await page.getByRole('button', { name: 'House 1, ' }).click();
    const link = page.getByRole('link', { name: 'View Details: House 1' });
    await expect(link).toHaveAttribute('href', '/property/house-1');
    await expect(page.getByText('from €1,000 per night')).toBeVisible();
    expect((await page.locator('.leaflet-popup-content').boundingBox())?.width).toBeLessThanOrEqual(300);
  });

  test("'marker click, hover and un-hover report the property id (or null)'", { tag: '@nightly' }, async ({ page }) => {
    const state = page.getByRole('status').first();
    await page.getByRole('button', { name: 'House 2, ' }).hover();
    await expect(state).toHaveText('house-2/none');
    await page.mouse.move(2, 2);
    await expect(state).toHaveText('none/none');
    await page.getByRole('button', { name: 'House 2, ' }).click();
    await page.mouse.move(2, 2);
    await expect(state).toHaveText('house-2/house-2');
  });

  test('a press on the map closes the popup and leaves nothing highlighted', { tag: '@nightly' }, async ({ page }) => {
    const state = page.getByRole('status').first();
    await page.getByRole('button', { name: 'House 2, ' }).click();
    await page.mouse.move(2, 2);
    await expect(state).toHaveText('house-2/house-2');
    await page.getByRole('application').dispatchEvent('click');
    await expect(page.getByRole('link', { name: 'View Details' })).toHaveCount(0);
    await expect(state).toHaveText('none/none');
    await expect(page.locator('.map-area')).toHaveCount(0);
  });

  test("'marker size 25x35, hovered 30x40, selected 35x45'", { tag: '@nightly' }, async ({ page }) => {
    const marker = page.getByRole('button', { name: 'House 1, ' });
    const size = () => marker.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]);
    expect(await size()).toEqual([25, 35]);
    await page.getByRole('button', { name: 'Select House 1' }).hover();
    await expect.poll(size).toEqual([30, 40]);
    await page.getByRole('button', { name: 'Select House 1' }).click();
    await expect.poll(size).toEqual([35, 45]);
    await expect(page.getByRole('link', { name: 'View Details: House 1' })).toBeVisible();
  });

  test('is used by keyboard alone: a marker opens, Escape closes and gives the focus back', async ({ page }) => {
    const marker = page.getByRole('button', { name: 'House 3, ' });
    await marker.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'View Details: House 3' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'View Details' })).toHaveCount(0);
    await expect(marker).toBeFocused();
  });

  test("a screen reader's click on a marker leads into its popup, too", { tag: '@nightly' }, async ({ page }) => {
    await page.getByRole('button', { name: 'House 3, ' }).dispatchEvent('click');
    await expect(page.getByRole('link', { name: 'View Details: House 3' })).toBeFocused();
  });

  test(
    'draws a circle round the neighbourhood of an approximate place, and none round an exact one',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.getByRole('button', { name: 'Select House 1' }).click();
      await expect(page.getByText('The circle shows the neighbourhood')).toHaveCount(0);
      await expect(page.locator('.map-area')).toHaveCount(0);
      await page.getByRole('button', { name: 'Select House 2' }).click();
      await expect(page.getByText('The circle shows the neighbourhood')).toBeVisible();
      await expect(page.locator('.map-area')).toHaveCount(1);
    },
  );

  test(
    'an open map is moved and enlarged without a connection, and asks for nothing',
    { tag: '@nightly' },
    async ({ page }) => {
      const land = page.locator('.own-map-land').first();
      const drawn = async (): Promise<string> => (await land.getAttribute('d')) ?? '';
      await expect.poll(drawn).not.toBe('');
      await page.context().setOffline(true);
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      for (const change of ['Zoom in', 'ArrowLeft'] as const) {
        const before = await drawn();
        if (change === 'Zoom in') await page.getByRole('button', { name: change }).click();
        else await page.getByRole('application').press(change);
        await expect.poll(drawn).not.toBe(before);
      }
      await expect(page.locator('.own-map-stream').first()).toBeAttached();
      await expect(page.getByText('The map background cannot be loaded')).toHaveCount(0);
      expect(requested).toEqual([]);
    },
  );

  test("'one property centres at zoom 10 on it'", { tag: '@nightly' }, async ({ page }) => {
    await serveTiles(page);
    await page.goto('/map-page?count=8&tiles');
    await page.getByRole('button', { name: 'Open map' }).click();
    const tile = page.waitForRequest(/tile\.openstreetmap\.org\/10\//);
    await page.getByRole('button', { name: 'Only the first' }).click();
    await tile;
    await expect(page.getByText('1 Property', { exact: true })).toBeVisible();
    const map = await page.locator('.map-canvas').boundingBox();
    const marker = await page.getByRole('button', { name: 'House 1, ' }).boundingBox();
    if (!map || !marker) throw new Error('The map or its marker is not drawn.');
    expect(Math.abs(marker.x + marker.width / 2 - (map.x + map.width / 2))).toBeLessThanOrEqual(2);
    expect(Math.abs(marker.y + marker.height - (map.y + map.height / 2))).toBeLessThanOrEqual(2);
  });

  test("empty: 'No Properties to Display' with its hint", { tag: '@nightly' }, async ({ page }) => {
    await page.getByRole('button', { name: 'None' }).click();
    await expect(page.getByText('No Properties to Display')).toBeVisible();
    await expect(page.getByText('Adjust your filters to see properties on the map')).toBeVisible();
    await expect(page.locator('.map-canvas')).toHaveCount(0);
  });

  test('has a list view by distance and direction that opens the same popups', async ({ page }) => {
    await page.getByRole('button', { name: 'List by distance' }).click();
    const entries = page.getByRole('list', { name: 'Nearest to the centre of the map' }).getByRole('listitem');
    await expect(entries).toHaveCount(8);
    await expect(entries.first()).toContainText(/km (north|south|east|west)|In the middle of the map/);
    const distances = await entries.evaluateAll((items) =>
      items.map((item) => Number(/([\d.]+)\skm/.exec(item.textContent)?.[1] ?? 0)),
    );
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    // The second time its popup is open already.
    for (let press = 0; press < 2; press += 1) {
      await page.getByRole('button', { name: 'Show House 4 on the map' }).press('Enter');
      await expect(page.getByRole('link', { name: 'View Details: House 4' })).toBeFocused();
      await expect(page.getByRole('application', { name: 'Map of the properties' })).toBeInViewport({ ratio: 0.9 });
    }
  });

  test('the list view gives the focus to the first of more entries', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/map-page?count=45');
    await page.getByRole('button', { name: 'Open map' }).click();
    await page.getByRole('button', { name: 'List by distance' }).click();
    const entries = page.getByRole('list', { name: 'Nearest to the centre of the map' }).getByRole('listitem');
    for (const [shown, more] of [
      [20, 20],
      [40, 5],
    ] as const) {
      await page.getByRole('button', { name: `Show ${more} more` }).press('Enter');
      await expect(entries).toHaveCount(shown + more);
      await expect(entries.nth(shown).getByRole('link')).toBeFocused();
    }
    await expect(page.getByRole('button', { name: /^Show \d+ more$/ })).toHaveCount(0);
  });

  test('names who made the map', { tag: '@nightly' }, async ({ page }) => {
    const link = page.getByRole('link', { name: 'GSHHG' });
    await expect(link).toHaveAttribute('href', 'https://www.soest.hawaii.edu/pwessel/gshhg/');
    await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toHaveCount(0);
  });
});

test('draws coasts, rivers and borders of its own, and the names that a zoom has room for', async ({ page }) => {
  await page.goto('/map-page?count=120');
  await page.getByRole('button', { name: 'Open map' }).click();
  for (const layer of ['land', 'river', 'border']) {
    await expect(page.locator(`.own-map-${layer}`)).toHaveAttribute('d', /^M\d/);
  }
  const names = page.locator('.own-map-name');
  await expect(names.filter({ hasText: 'Lisbon' })).toBeVisible();
  await expect(names.filter({ hasText: 'Alentejo' })).toBeVisible();
  await page.getByRole('button', { name: 'Only the first' }).click();
  await expect(names.filter({ hasText: 'Alentejo' })).toHaveCount(0);
  await expect(names.filter({ hasText: 'Vilamoura' })).toBeVisible();
});

test('a tile service adds streets when the map is opened, and is credited', { tag: '@nightly' }, async ({ page }) => {
  const tiles = await serveTiles(page);
  await page.goto('/map-page?count=8&tiles');
  expect(tiles.requested).toBe(0);
  await page.getByRole('button', { name: 'Open map' }).click();
  await expect.poll(() => tiles.requested).toBeGreaterThan(0);
  await expect(page.locator('.own-map-land')).toHaveCount(1);
  // The tiles have names.
  await expect(page.locator('.own-map-name')).toHaveCount(0);
  const credit = page.getByRole('link', { name: '© OpenStreetMap contributors' });
  await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
});

test('close markers are clustered, and a press expands them', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/map-page?count=400');
  await page.getByRole('button', { name: 'Open map' }).click();
  const clusters = page.locator('.map-cluster');
  await expect(clusters.first()).toBeVisible();
  await expect(page.getByText('400 Properties', { exact: true })).toBeVisible();
  const before = await clusters.count();
  await clusters.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => clusters.count()).not.toBe(before);
  await expect(page.getByRole('application', { name: 'Map of the properties' })).toBeFocused();
  await page.getByRole('button', { name: 'Select House 5' }).click();
  await expect(page.getByRole('link', { name: 'View Details: House 5' })).toBeVisible();
  await expect(page.locator('.map-marker-selected')).toHaveCount(1);
});

test('a pin moves to the place of its property once nothing shares it', { tag: '@nightly' }, async ({ page }) => {
  // The last property is where the first is.
  await page.goto(`/map-page?count=${GAZETTEER.length + 1}`);
  await page.getByRole('button', { name: 'Open map' }).click();
  const pin = page.getByRole('button', { name: 'House 1, ' });
  await page.getByRole('button', { name: 'Select House 1' }).click();
  await expect(pin).toBeVisible();
  await page.getByRole('button', { name: 'Only the first' }).click();
  // The popup may have moved the map: without it, the place is in the middle again.
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Only the first' }).click();
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  await expect(async () => {
    // By three zooms at once.
    await zoomIn.click({ modifiers: ['Shift'] });
    await expect(zoomIn).toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
  }).toPass();
  const middle = await page.locator('.map-canvas').boundingBox();
  const box = await pin.boundingBox();
  if (!middle || !box) throw new Error('The map or the pin is not drawn.');
  expect(Math.abs(box.x + box.width / 2 - (middle.x + middle.width / 2))).toBeLessThanOrEqual(2);
  expect(Math.abs(box.y + box.height - (middle.y + middle.height / 2))).toBeLessThanOrEqual(2);
});
