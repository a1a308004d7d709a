import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** File names of the variants of the hero picture that a visit loads. */
async function heroVariants(page: Page): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/property/a-comporta-tree-house');
  const shown = await page.locator('img[fetchpriority=high]').evaluate((image: HTMLImageElement) => image.currentSrc);
  const folder = new URL('.', shown).pathname;
  return requested.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
}

test('a portrait window uses the portrait crop and loads no other variant', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await heroVariants(page)).toEqual(['upright.avif']);
});

test('a wide window uses the variant for its width', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await heroVariants(page)).toEqual(['1440.avif']);
});

const BYTES_MAX = 160 * 1024;

for (const slug of ['a-comporta-tree-house', 'casa-comprida', 'villa-nortada']) {
  const tag = slug === 'a-comporta-tree-house' ? [] : ['@nightly'];
  test(
    `the first screen of /property/${slug} loads at most 160 kB of pictures at 390 px`,
    { tag },
    async ({ page }) => {
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
    },
  );
}

/** Paths of the pictures that the head of a listing preloads in this window. */
async function preloadedPictures(page: Page): Promise<string[]> {
  const preloads = page.locator('link[rel=preload][as=image]');
  const sets = await preloads.evaluateAll((links: HTMLLinkElement[]) =>
    links.filter(({ media }) => matchMedia(media).matches).map(({ imageSrcset }) => imageSrcset),
  );
  return sets.map((set) => /\/media\/\w+/.exec(set)?.[0] ?? set);
}

test('a listing asks first for its largest photograph: in the head, or on a phone in the first card', async ({
  page,
}) => {
  await page.goto('/rentals');
  const pictureOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((image: HTMLImageElement) => new URL('.', image.currentSrc).pathname.slice(0, -1));
  const [head, card] = [await pictureOf('img[fetchpriority=high]'), await pictureOf('.property-card img')];
  expect(await preloadedPictures(page)).toEqual([head]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await preloadedPictures(page)).toEqual([card]);
});
