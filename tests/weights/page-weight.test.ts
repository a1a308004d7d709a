import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { LISTING_PATHS } from '#domain/site/paths.ts';
import { isUuid } from '#domain/core/uuid.ts';
import { HTML_AND_CSS_MAX, SCRIPT_MAX } from '#publisher/verify/check-weights.ts';
import { weighIsland, weighPage } from '#publisher/verify/page-weight.ts';
import { SITE_FOLDER } from '#support/site/built-site.ts';

/**
 * Bytes: what each weighed on 26 November 2026 and 3 % more, so that a changed sentence breaks nothing. Nothing of a page
 * starts before its document has loaded, so the documents have budgets of their own (docs/benchmarks.md). Astro's islands
 * are about 2 kB of each: its runtime, the currencies and the hashes of the policy.
 * A run's ports and the hashes that follow from them change a document by up to 20 bytes: leave more room than that.
 */
const BUDGETS = {
  documents: {
    index: 18_503,
    rentals: 11_934,
    // With dates and prices (1.6 kB), and beds, sun, distances and adviser (1.2 kB), since 27 November 2026.
    'property/a-comporta-tree-house': 17_880,
    'destinations/comporta': 14_772,
    'our-team': 9_376,
  },
  searchIsland: 79_047,
};

/** Brotli quality of Hosting's emulator, which compresses each response; files compressed in advance are a tenth smaller. */
const ON_THE_FLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const pages = readdirSync(SITE_FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html') && !isUuid(entry.name.replace('.html', '')))
  .map((entry) => relative(SITE_FOLDER, join(entry.parentPath, entry.name)));

it('finds the built pages', () => {
  expect(pages.length).toBeGreaterThan(80);
});

it.each(pages)('%s transfers at most 40 kB of HTML and CSS and 25 kB of script, without React', (page) => {
  const { html, css, script, scripts } = weighPage(SITE_FOLDER, page);
  expect(html + css).toBeLessThanOrEqual(HTML_AND_CSS_MAX);
  expect(script).toBeLessThanOrEqual(SCRIPT_MAX);
  expect(scripts.filter((script) => /react|client\./i.test(script))).toEqual([]);
});

it.each(Object.entries(BUDGETS.documents))('the document of %s.html transfers at most %i bytes', (page, most) => {
  const document = readFileSync(join(SITE_FOLDER, `${page}.html`));
  expect(brotliCompressSync(document, ON_THE_FLY).length).toBeLessThanOrEqual(most);
});

it.each(Object.values(LISTING_PATHS))('%s hydrates within its budget of script, React included', (path) => {
  const { script, scripts } = weighIsland(SITE_FOLDER, `${path.slice(1)}.html`, 'Search');
  expect(scripts.length).toBeGreaterThan(1);
  expect(script).toBeLessThanOrEqual(BUDGETS.searchIsland);
});
