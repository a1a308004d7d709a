import { PATHS } from '#domain/site/paths.ts';
import { axeFindings } from '../axe-findings.ts';
import { expect, test } from '../fixtures.ts';

const MAP = `${PATHS.rentals}?view=map`;

test(
  'the Grid/Map toggle shows the results on a map, whose code is loaded only then',
  { tag: '@nightly' },
  async ({ page }) => {
    const code: string[] = [];
    page.on('request', (request) => {
      if (/MapView|own-map|\/map\./.test(request.url())) code.push(request.url());
    });
    await page.goto(PATHS.rentals);
    await page.getByRole('button', { name: 'Grid', exact: true }).click();
    expect(code).toEqual([]);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(page.locator('.map-marker').first()).toBeVisible();
    expect(code.length).toBeGreaterThan(0);
  },
);

test('the map comes whole from the site itself, zoomed in as well', { tag: '@nightly' }, async ({ page, baseURL }) => {
  const external: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) external.push(request.url());
  });
  await page.goto(MAP);
  const land = page.locator('.own-map-land');
  await expect(land).toHaveAttribute('d', /^M\d/);
  const before = await land.getAttribute('d');
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect(land).not.toHaveAttribute('d', before ?? '');
  await expect(page.locator('.own-map-name').filter({ hasText: 'Lisbon' })).toBeVisible();
  expect(external).toEqual([]);
});

test('the list next to the map and the map highlight the same property, on hover and on click', async ({ page }) => {
  await page.goto(MAP);
  const entry = page.getByRole('listitem').filter({ hasText: 'Monte das Quatro Azinheiras' }).first();
  const marker = page.getByRole('button', { name: /^Monte das Quatro Azinheiras, / });
  await expect(marker).toBeVisible();
  await entry.hover();
  await expect(marker).toHaveClass(/map-marker-hovered/);
  await page.mouse.move(2, 2);
  await expect(marker).not.toHaveClass(/map-marker-hovered/);
  await marker.hover();
  await expect(entry).toHaveAttribute('data-highlighted', '');
  await entry.getByRole('button').click();
  await expect(marker).toHaveClass(/map-marker-selected/);
  const popup = page.locator('.leaflet-popup');
  await expect(popup.getByRole('link', { name: 'View Details' })).toHaveAttribute(
    'href',
    '/property/monte-das-quatro-azinheiras',
  );
});

test('a popup shows its price in the chosen currency', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('currency', 'USD'));
  await page.goto(MAP);
  await page.getByRole('button', { name: /^Monte das Quatro Azinheiras, / }).click();
  const popup = page.locator('.leaflet-popup');
  await expect(popup.getByText('from $1,254 (€1,150) per night')).toBeVisible();
  await page.getByRole('button', { name: 'Currency: USD' }).click();
  await page.getByRole('button', { name: 'Euro' }).click();
  await expect(popup.getByText('from €1,150 per night', { exact: true })).toBeVisible();
});

test('axe finds no fault in the map and its list view', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(MAP);
  await page.getByRole('button', { name: /^Monte das Quatro Azinheiras, / }).click();
  await page.getByRole('button', { name: 'List by distance' }).click();
  await expect(
    page.getByRole('list', { name: 'Nearest to the centre of the map' }).getByRole('listitem').first(),
  ).toBeVisible();
  expect(await axeFindings(page, '.map-view')).toEqual([]);
});

test(
  'the list next to the map and the popup show the photograph of the property',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(MAP);
    const list = page.getByRole('list', { name: 'Properties on the map' });
    const entries = list.getByRole('listitem');
    await expect(entries.locator('img')).toHaveCount(await entries.count());
    await page.getByRole('button', { name: /^Monte das Quatro Azinheiras, / }).click();
    const photograph = page.locator('.leaflet-popup').getByRole('img');
    await expect(photograph).toHaveAttribute('alt', /\S/);
    await expect
      .poll(() => photograph.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  },
);

test(
  'the map opens on the mainland while there are results there, and on the islands when all are there',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(MAP);
    await expect(page.getByRole('button', { name: /^Monte das Quatro Azinheiras, / })).toBeVisible();
    const azores = page.getByRole('button', { name: /^Casa do Mistério, / });
    await expect(azores).toHaveCount(0);
    await page.goto(`${MAP}&q=Mist%C3%A9rio`);
    await expect(azores).toBeVisible();
  },
);
