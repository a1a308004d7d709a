import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Addresses of a picture's variants that a visit brings of the one behind the title. */
async function variantsBehindTitle(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/property/a-comporta-tree-house');
  const shown = await page.locator('img[fetchpriority=high]').evaluate((image: HTMLImageElement) => image.currentSrc);
  const folder = new URL('.', shown).pathname;
  return asked.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
}

test('an upright window is filled with the crop made for it, and brings no other variant', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await variantsBehindTitle(page)).toEqual(['upright.avif']);
});

test('a wide window is filled with the picture as wide as the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await variantsBehindTitle(page)).toEqual(['1600.avif']);
});

const BYTES_MAX = 160 * 1024;

for (const slug of ['a-comporta-tree-house', 'casa-comprida', 'villa-nortada']) {
  test(`the first screen of /property/${slug} brings at most 160 kB of pictures at 390 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const sizes = new Map<string, number>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/media/')) sizes.set(pathname, Number(response.headers()['content-length']));
    });
    await page.goto(`/property/${slug}`);
    await expect
      .poll(() =>
        page.evaluate(() => [...document.images].every((image) => image.loading === 'lazy' || image.complete)),
      )
      .toBe(true);
    expect(sizes.size).toBeGreaterThan(0);
    expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BYTES_MAX);
  });
}
