import type { PublishedProperty } from '#domain/property/property.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { sampleContent } from '#support/site/sample-content.ts';
import { expect, test } from '../fixtures.ts';
import { measureLines } from '../text-contrast.ts';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** WCAG 2.2, 1.4.3. */
const READABLE = 4.5;

/** A shade that leaves more than this on the palest photograph is darker than its text needs. */
const PLENTY = 6.5;

/** Brightness of the lower half of a photograph, from 0 to 45. */
function brightness({ hero }: PublishedProperty): number {
  return [...(hero?.tones.slice(3) ?? '')].reduce((sum, digit) => sum + parseInt(digit, 16), 0) / 2;
}

/** The properties with a photograph, the palest first. */
const properties = (await sampleContent('properties'))
  .filter(({ hero }) => hero !== null)
  .toSorted((one, other) => brightness(other) - brightness(one));

/** Pages with a text on a photograph. */
const PATHS = [...properties.map(({ slug }) => propertyPath(slug)), '/', '/destinations/comporta', '/list-property'];

for (const window of WINDOWS) {
  const tag = window.width === 390 ? [] : ['@nightly'];
  test.describe(`at ${window.width} px`, { tag }, () => {
    test.use({ viewport: window });

    test('text on the palest photographs is readable, and their shade no darker than that', async ({ page }) => {
      const least: number[] = [];
      for (const { slug } of properties.slice(0, 3)) {
        await page.goto(propertyPath(slug));
        const lines = await measureLines(page, '.photo-hero');
        for (const { text, contrast } of lines) expect(contrast, `${slug}: ${text}`).toBeGreaterThanOrEqual(READABLE);
        least.push(Math.min(...lines.map(({ contrast }) => contrast)));
      }
      expect(Math.min(...least)).toBeLessThanOrEqual(PLENTY);
    });

    for (const path of PATHS) {
      test(`text on the photograph of ${path} is readable`, { tag: '@nightly' }, async ({ page }) => {
        await page.goto(path);
        for (const { text, contrast } of await measureLines(page, '.photo-hero')) {
          expect.soft(contrast, text).toBeGreaterThanOrEqual(READABLE);
        }
      });
    }
  });
}
