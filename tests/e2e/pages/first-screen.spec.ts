import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ hurried: false });

const PAGES = ['/', '/rentals', '/property/a-comporta-tree-house', '/destinations/comporta', '/our-team', '/favorites'];
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Positions of the header, its visible parts and everything on the first screen, in whole pixels. */
async function firstScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const link = document.querySelector('#rest, main > link');
    const shown = [...document.querySelectorAll('header.site-header, header.site-header *, main *')].filter(
      (element) => {
        const { top, height, width } = element.getBoundingClientRect();
        const before =
          link === null || (element.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        return before && width > 0 && height > 0 && top < innerHeight;
      },
    );
    return shown.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { color, fontSize, fontFamily } = getComputedStyle(element);
      const box = [left, top, width, height].map(Math.round).join(' ');
      return `${element.tagName} ${element.className.toString()} ${box} ${color} ${fontSize} ${fontFamily}`;
    });
  });
}

for (const path of PAGES) {
  for (const viewport of WINDOWS) {
    const tag = path === '/property/a-comporta-tree-house' && viewport.width === 390 ? [] : ['@nightly'];
    test(
      `nothing of the first screen of ${path} moves when the deferred styles load, at ${viewport.width} px`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.route('**/_astro/global.*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        await expect.poll(async () => (await firstScreen(page)).length).toBeGreaterThan(5);
        const before = await firstScreen(page);
        await page.unroute('**/_astro/global.*.css');
        await page.reload();
        await page.evaluate(() => document.fonts.ready);
        expect(await firstScreen(page)).toEqual(before);
      },
    );
  }
}
