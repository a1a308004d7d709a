import { expect, test } from '@playwright/test';
import { serveMapPage, serveTiles } from './map-page.ts';

// Playwright's own test: a browser writes each failed picture to the console, which the others must not.
test('failing tiles leave a usable map and say so', async ({ page }) => {
  await serveMapPage(page);
  await serveTiles(page, 'not at all');
  await page.goto('/map-page?count=8');
  await page.getByRole('button', { name: 'Open map' }).click();
  await expect(page.getByText('The map’s background cannot be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'House 1, ' }).click();
  await expect(page.getByRole('link', { name: 'View Details: House 1' })).toBeVisible();
});
