import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { LISTING_PATHS } from '#domain/site/paths.ts';
import { isUuid } from '#domain/core/uuid.ts';
import { HTML_AND_CSS_MAX, SCRIPT_MAX } from '#publisher/verify/page-budgets.ts';
import { transferSize, weighIsland, weighPage } from '#publisher/verify/page-weight.ts';

// The site that the test run has just built (scripts/test/stages.ts).
const SITE = 'dist.test';
const SEARCH_ISLAND_MAX = 76_900;

/** Nothing of a page starts before its document has loaded, so these sizes must not grow (docs/benchmarks.md). */
const DOCUMENT_MAX = {
  index: 13_400,
  rentals: 9_100,
  'property/a-comporta-tree-house': 11_350,
  'destinations/comporta': 11_750,
  'our-team': 7_450,
};

const pages = readdirSync(SITE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html') && !isUuid(entry.name.replace('.html', '')))
  .map((entry) => relative(SITE, join(entry.parentPath, entry.name)));

it('finds the built pages', () => {
  expect(pages.length).toBeGreaterThan(80);
});

it.each(pages)('%s transfers at most 40 kB of HTML and CSS and 8 kB of script, without React', (page) => {
  const { html, css, script, scripts } = weighPage(SITE, page);
  expect(html + css).toBeLessThanOrEqual(HTML_AND_CSS_MAX);
  expect(script).toBeLessThanOrEqual(SCRIPT_MAX);
  expect(scripts.filter((script) => /react|client\./i.test(script))).toEqual([]);
});

it.each(Object.entries(DOCUMENT_MAX))('the document of %s.html transfers at most %i bytes', (page, most) => {
  expect(transferSize(SITE, `${page}.html`)).toBeLessThanOrEqual(most);
});

it.each(Object.values(LISTING_PATHS))('%s hydrates with at most 76,900 bytes of script, React included', (path) => {
  const { script, scripts } = weighIsland(SITE, `${path.slice(1)}.html`, /listing-island/);
  expect(scripts.length).toBeGreaterThan(1);
  expect(script).toBeLessThanOrEqual(SEARCH_ISLAND_MAX);
});
