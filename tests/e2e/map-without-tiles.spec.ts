import { expect, test } from './fixtures.ts';
import { serveMapPage, serveTiles } from './map-page.ts';

// The browser itself writes each failed picture to the console.
test.use({ toleratedErrors: [/Failed to load resource/] });

test('failing tiles leave a usable map and say so', async ({ page }) => {
  await serveMapPage(page);
  await serveTiles(page, 'not at all');
  await page.goto('/map-page?count=8');
  await page.getByRole('button', { name: 'Open map' }).click();
  await expect(page.getByText('The map’s background cannot be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'House 1, ' }).click();
  await expect(page.getByRole('link', { name: 'View Details: House 1' })).toBeVisible();
});
