import type { Locator, Page } from '@playwright/test';
import { PATHS } from '#domain/site/paths.ts';
import { expect, test } from '../fixtures.ts';

test.use({ reducedMotion: 'no-preference' });

const PROPERTY = '/property/a-comporta-tree-house';

/** One page of each kind; the first is in the gate. */
const PAGES = [PROPERTY, '/', PATHS.rentals, '/destinations/comporta', PATHS.team];

/** Answers every script with an empty one, as while the real ones are on their way. */
async function withoutScripts(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

const lastHeading = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading', { level: 2 }).filter({ visible: true }).last();

/** Distance of a section from the top of the window, in pixels. */
const placeOf = (section: Locator): Promise<number> =>
  section.evaluate((element) => Math.round(element.getBoundingClientRect().top));

for (const path of PAGES) {
  const tag = path === PROPERTY ? [] : ['@nightly'];

  test(`find in page leads to the last heading of ${path} before any script`, { tag }, async ({ page }) => {
    await withoutScripts(page);
    await page.goto(path);
    await expect(lastHeading(page)).not.toBeInViewport();
    await lastHeading(page).evaluate((heading: HTMLElement) => {
      // The browser's own search without its dialog; the text may stand elsewhere before.
      const find = Reflect.get(window, 'find') as (text: string) => boolean;
      while (find(heading.innerText) && !heading.contains(getSelection()?.anchorNode ?? null));
    });
    await expect(lastHeading(page)).toBeInViewport();
  });

  test(`the way back to ${path} leads to where the visitor was`, { tag }, async ({ page }) => {
    await withoutScripts(page);
    await page.goto(path);
    await lastHeading(page).scrollIntoViewIfNeeded();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
    const place = await scrolled(page);
    await page.goto(PATHS.services);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(place);
  });
}

test(
  'an address with an anchor opens a property at that section, and scripts do not move it',
  { tag: '@nightly' },
  async ({ page }) => {
    const section = page.locator('#location');
    // Without it the browser scrolls there for a second.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withoutScripts(page);
    await page.goto(`${PROPERTY}#location`);
    await expect(section).toBeInViewport();
    const place = await placeOf(section);
    await page.unroute('**/*.js');
    await page.goto(PATHS.services);
    await page.goto(`${PROPERTY}#location`, { waitUntil: 'networkidle' });
    expect(await placeOf(section)).toBe(place);
  },
);

test(
  'an address with an anchor opens the home page at that slide before any script',
  { tag: '@nightly' },
  async ({ page }) => {
    await withoutScripts(page);
    await page.goto('/');
    const slide = page.locator('.destination-slide').last();
    const id = (await slide.getAttribute('id')) ?? '';
    await page.goto(PATHS.services);
    await page.goto(`/#${id}`);
    await expect(slide).toBeInViewport({ ratio: 0.5 });
  },
);
