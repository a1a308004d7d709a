import { expect, test } from './fixtures.ts';

const BYTES_MAX = 160 * 1024;

for (const slug of ['a-comporta-tree-house', 'casa-comprida', 'villa-nortada']) {
  test(`the first screen of /property/${slug} brings at most 160 kB of pictures at 390 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const sizes = new Map<string, number>();
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (pathname.startsWith('/media/')) sizes.set(pathname, Number(answer.headers()['content-length']));
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
