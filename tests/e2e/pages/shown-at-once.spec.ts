import type { Page } from '@playwright/test';
import { holdRequests } from '../hold-requests.ts';
import { expect, test } from '../fixtures.ts';
import { untilPainted } from '../until-painted.ts';

test.use({ reducedMotion: 'no-preference' });

/** One page of each kind; the first two are in the gate, of the slow test below the first. */
const PAGES = ['/', '/property/a-comporta-tree-house', '/rentals', '/destinations/comporta', '/our-team'];

const tagOf = (path: string): string[] => (PAGES.indexOf(path) < 2 ? [] : ['@nightly']);

/** The texts that a visitor can read by scrolling; not those of buttons, which may need a script. */
function visibleTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const text = textContent?.trim() ?? '';
    const isVisible = parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
    if (text !== '' && isVisible && parentElement?.closest('button') === null) texts.push(text);
  }
  return texts;
}

/** Visits the page and gives the texts that are visible 150 ms after it is parsed. */
async function textsSoonAfterParsing(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(`
    addEventListener('DOMContentLoaded', () => setTimeout(() => (window.soon = (${visibleTexts.toString()})()), 150));
  `);
  await page.goto(path);
  const soon = await page.waitForFunction(() => Reflect.get(window, 'soon') as string[] | undefined);
  return (await soon.jsonValue()) ?? [];
}

/** Texts of the whole page that are not among those shown. */
function missing(whole: readonly string[], shown: readonly string[]): string[] {
  return whole.filter((text) => !shown.includes(text));
}

/** Scrolls to the end of the page by its key, as often as a visitor would press it. */
async function pressEnd(page: Page): Promise<void> {
  await untilPainted(page);
  await expect(async () => {
    await page.keyboard.press('End');
    // Chromium gives up a smooth scroll when the layout changes under it, for example because a font arrives.
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
}

for (const path of PAGES) {
  test(`${path} shows all its texts within 150 ms of being parsed`, { tag: tagOf(path) }, async ({ page }) => {
    const soon = await textsSoonAfterParsing(page, path);
    await page.waitForLoadState('networkidle');
    expect(missing(await page.evaluate(visibleTexts), soon)).toEqual([]);
  });

  test(`${path} is complete when its scripts do not load`, { tag: tagOf(path) }, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const whole = await page.evaluate(visibleTexts);
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(path);
    expect(missing(whole, await page.evaluate(visibleTexts))).toEqual([]);
    await pressEnd(page);
  });
}

/** Paths of the scripts and style sheets that a page loads without interaction. */
async function filesOf(page: Page, path: string): Promise<string[]> {
  const files: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files.push(new URL(request.url()).pathname);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return files;
}

for (const path of PAGES) {
  test(
    `a file that never arrives costs ${path} only what it carries`,
    { tag: path === '/' ? [] : ['@nightly'] },
    async ({ page, context }) => {
      const files = await filesOf(page, path);
      expect(files.length).toBeGreaterThan(2);
      const whole = await page.evaluate(visibleTexts);
      const blocking = await page
        .locator('link[rel=stylesheet]:not([media])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      for (const file of files) {
        const visit = await context.newPage();
        const release = await holdRequests(visit, `**${file}`);
        const held = visit.waitForRequest(`**${file}`);
        await visit.goto(path, { waitUntil: 'commit' });
        await held;
        // No browser paints before the styles of the page are there, and the inline script of its first island waits for
        // them, and with it the parser.
        if (blocking.includes(file)) release();
        await expect(visit.getByRole('contentinfo'), file).toBeVisible();
        // The footer is visible as soon as the parser has reached its beginning.
        await expect.poll(async () => missing(whole, await visit.evaluate(visibleTexts)), file).toEqual([]);
        await pressEnd(visit);
        release();
        await visit.close();
      }
    },
  );
}
