import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

// The pages' style elements are allowed by their hashes, and this test changes them.
test.use({ bypassCSP: true, reducedMotion: 'reduce' });

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

const WIDTHS = [320, 360, 390, 412, 480, 768, 1024, 1280, 1440, 1920];

/** Height of the window, in pixels. */
const HEIGHT = 844;

/** Most that an element may move when the fonts of the site arrive, in pixels. */
const MOST = 2;

/**
 * The fonts of systems by the local names under which the styles ask for them, and packages with them: Arimo and Tinos
 * have the metrics of Arial and Times New Roman.
 */
const SYSTEMS: Record<string, Record<string, string>> = {
  'Windows and Apple': { Arial: 'arimo', 'Arial Bold': 'arimo', 'Times New Roman': 'tinos' },
  Android: { Roboto: 'roboto', 'Noto Serif': 'noto-serif' },
  'Linux with DejaVu': { 'DejaVu Sans': 'dejavu-sans', 'DejaVu Serif': 'dejavu-serif' },
  'Linux with Noto': { 'Noto Sans': 'noto-sans', 'Noto Serif': 'noto-serif' },
};

function fontFile(name: string): Buffer {
  return readFileSync(
    createRequire(import.meta.url).resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff2`),
  );
}

/** A new page of a browser on a system that has these fonts, and to which the fonts of the site have not come yet. */
async function openOn(system: Record<string, string>, context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.route('**/_astro/fonts/*', (route) => route.abort());
  await page.route('**/local-font/*', (route) =>
    route.fulfill({ body: fontFile(route.request().url().split('/').at(-1) ?? '') }),
  );
  await page.route(/\.css$|\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/local\(["']?([^"')]+)["']?\)/g, (_, name: string) =>
      system[name] === undefined ? 'local("not installed")' : `url(/local-font/${system[name]})`,
    );
    await route.fulfill({ response, body });
  });
  return page;
}

/** The top of each visible element in a window of this width, by its place in the document. */
async function topsOf(page: Page, width: number): Promise<Map<string, number>> {
  await page.setViewportSize({ width, height: HEIGHT });
  const rows = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('header.site-header *, main *')].flatMap((element, index) => {
      const { top, width, height } = element.getBoundingClientRect();
      const name = `${index} ${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 40)}`;
      return width > 0 && height > 0 ? [{ name, top }] : [];
    });
  });
  return new Map(rows.map(({ name, top }) => [name, top]));
}

for (const path of PAGES) {
  test(
    `no line of the first screen of ${path} moves when its fonts arrive`,
    { tag: path === '/' ? [] : ['@nightly'] },
    async ({ page, context }) => {
      await page.goto(path);
      for (const [name, system] of Object.entries(SYSTEMS)) {
        const other = await openOn(system, context);
        await other.goto(path);
        for (const width of WIDTHS) {
          const before = await topsOf(other, width);
          const after = await topsOf(page, width);
          const moved = [...after].filter(
            ([element, top]) => top < HEIGHT && Math.abs((before.get(element) ?? Infinity) - top) > MOST,
          );
          expect.soft(moved, `${name}, ${width} px`).toEqual([]);
        }
        await other.close();
      }
    },
  );
}
