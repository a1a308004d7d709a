import type { Page } from '@playwright/test';
import { PROFILE } from '#support/profile.ts';
import { expect, test } from '../fixtures.ts';

// The pages' style elements are allowed by their hashes, and this test changes them.
test.use({ bypassCSP: true });

/** One page of each kind; the first is in the gate. */
const PAGES = [
  '/',
  '/rentals',
  '/property/a-comporta-tree-house',
  '/destinations/comporta',
  '/our-team',
  '/services',
  '/contact',
];

/** As many as the profile asks for. */
const WIDTHS = [390, 1440, 320, 360, 412, 480, 768, 1024, 1280, 1920].slice(0, PROFILE.pageWindows);

/** Families of very different widths, in place of a system's fonts. */
const FALLBACKS = ['serif', 'sans-serif', 'monospace', 'cursive'];

/** Most that an element may move when the fonts of the site arrive, in pixels. */
const MOST = 2;

/** Lets the page have this fallback alone, and its own fonts only when the returned function is called. */
async function holdFonts(page: Page, fallback: string): Promise<() => void> {
  const released = Promise.withResolvers<undefined>();
  await page.route('**/_astro/fonts/*', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.route(/\.css$|\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/local\([^)]*\)/g, 'local("not installed")')
      .replaceAll(/(--font-(?:ibarra|hanken):[^;]*?)(?:sans-)?serif;/g, `$1${fallback};`);
    await route.fulfill({ response, body });
  });
  return () => released.resolve(undefined);
}

interface Place {
  element: string;
  left: number;
  top: number;
}

/** Places of the elements of the first screen. */
function placesOnScreen(): Place[] {
  return [...document.querySelectorAll('header.site-header *, main *')].flatMap((element, index) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isShown = width > 0 && height > 0 && top < innerHeight;
    return isShown ? [{ element: `${index} ${element.outerHTML.slice(0, 80)}`, left, top }] : [];
  });
}

/** Visits the page and gives the elements that moved when its fonts arrived, after it was painted without them. */
async function movedBy(page: Page, path: string, fallback: string): Promise<Place[]> {
  const release = await holdFonts(page, fallback);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const before = await page.evaluate(placesOnScreen);
  expect(before.length).toBeGreaterThan(10);
  release();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  const after = new Map((await page.evaluate(placesOnScreen)).map((place) => [place.element, place]));
  return before.filter(({ element, left, top }) => {
    const now = after.get(element);
    return now === undefined || Math.abs(now.left - left) > MOST || Math.abs(now.top - top) > MOST;
  });
}

for (const path of PAGES) {
  for (const fallback of FALLBACKS) {
    test(
      `nothing on the first screen of ${path} in ${fallback} moves when the fonts of the site arrive late`,
      { tag: path === '/' && fallback === 'serif' ? [] : ['@nightly'] },
      async ({ context }) => {
        for (const width of WIDTHS) {
          // A page of its own: a change of width lets the browser use a font that has arrived since.
          const page = await context.newPage();
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await movedBy(page, path, fallback), `${width} px`).toEqual([]);
          await page.close();
        }
      },
    );
  }
}
