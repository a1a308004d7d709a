import { expect, test } from '../fixtures.ts';
import { serveMapPage, serveTiles } from './map-page.ts';

// The browser logs failed pictures and scripts.
test.use({ toleratedErrors: [/Failed to load resource|Failed to fetch dynamically imported module/] });

test('a map whose coasts cannot be loaded is usable and says so', async ({ page }) => {
  await serveMapPage(page);
  await page.route(/\/own-map-\w+\.js$/, (route) => route.abort());
  await page.goto('/map-page?count=8');
  await page.getByRole('button', { name: 'Open map' }).click();
  await expect(page.getByText('The map background cannot be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'House 1, ' }).click();
  await expect(page.getByRole('link', { name: 'View Details: House 1' })).toBeVisible();
});

test('failing tiles leave a usable map and say so', { tag: '@nightly' }, async ({ page }) => {
  await serveMapPage(page);
  await serveTiles(page, 'unavailable');
  await page.goto('/map-page?count=8&tiles');
  await page.getByRole('button', { name: 'Open map' }).click();
  await expect(page.getByText('The map background cannot be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'House 1, ' }).click();
  await expect(page.getByRole('link', { name: 'View Details: House 1' })).toBeVisible();
});

for (const width of [390, 1440]) {
  const tag = width === 390 ? [] : ['@nightly'];
  test(`no notice of the map covers a popup at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await serveMapPage(page);
    await serveTiles(page, 'unavailable');
    await page.goto('/map-page?count=8&tiles');
    await page.getByRole('button', { name: 'Open map' }).click();
    await expect(page.getByText('The map background cannot be loaded')).toBeVisible();
    for (let property = 1; property <= 5; property += 1) {
      await page.getByRole('button', { name: `Select House ${property}` }).click();
      await expect(page.getByRole('link', { name: `View Details: House ${property}` })).toBeVisible();
      const popup = await page.locator('.leaflet-popup').boundingBox();
      for (const notice of [
        'The map background cannot be loaded',
        'Coasts and rivers',
        '© OpenStreetMap contributors',
      ]) {
        const box = await page.getByText(notice).boundingBox();
        if (!popup || !box) throw new Error('The popup or a notice is not drawn.');
        expect(box.y, notice).toBeGreaterThanOrEqual(popup.y + popup.height - 1);
      }
    }
  });
}
