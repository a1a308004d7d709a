import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { weighPage } from '#publisher/verify/page-weight.ts';
import { SITE_FOLDER } from '#support/site/built-site.ts';

/**
 * Bytes by page, React and Auth included: what each weighed on 26 November 2026 and 3 % more. One kB is Auth's code for
 * authenticator apps, which only staff use but which is part of the SDK's file.
 */
const BUDGETS = {
  login: 137_074,
  register: 136_361,
  'forgot-password': 132_985,
  profile: 138_223,
  favorites: 107_847,
  shortlist: 105_121,
  'auth/action': 135_270,
};
const ACCOUNT_PAGES = Object.keys(BUDGETS);
const IMPORT = /(?:\bimport|\bfrom)\s*\(?\s*["'`](\.{0,2}\/[^"'`]+\.js)["'`]/g;

/** An island of the page itself; those of header and footer are on every page. */
const ISLAND = /<astro-island\b[^>]*\bcomponent-export="(?!CurrencyMenu|NewsletterForm)[^>]*>/g;
const ISLAND_SCRIPT = /\b(?:component|renderer)-url="([^"]+)"/g;

/** The scripts of a page with everything they may import for the account, also on interaction. */
function everythingOf(page: string): string[] {
  const found = new Set<string>();
  const islands = readFileSync(join(SITE_FOLDER, `${page}.html`), 'utf8').match(ISLAND) ?? [];
  const open = [
    ...weighPage(SITE_FOLDER, `${page}.html`).scripts,
    ...islands.flatMap((island) => [...island.matchAll(ISLAND_SCRIPT)].map(([, path = '']) => path)),
  ];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const [, imported = ''] of readFileSync(join(SITE_FOLDER, path), 'utf8').matchAll(IMPORT)) {
      open.push(imported.startsWith('/') ? imported : join(dirname(path), imported));
    }
  }
  return [...found].sort();
}

it.each(Object.entries(BUDGETS))('/%s and all it loads while it is used weigh at most %i bytes', (page, most) => {
  const scripts = everythingOf(page);
  const bytes = scripts.map((script) => brotliCompressSync(readFileSync(join(SITE_FOLDER, script))).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
});

/** Recognises Firebase Auth by its host name, because the bundler chooses the file names. */
const holdsAuth = (script: string): boolean =>
  readFileSync(join(SITE_FOLDER, script), 'utf8').includes('identitytoolkit.googleapis.com');

it('finds Auth where it is used', () => {
  expect(everythingOf('login').filter(holdsAuth)).toHaveLength(1);
});

it.each(['index', 'contact', 'rentals', ...ACCOUNT_PAGES])('/%s loads no Auth at first', (page) => {
  expect(weighPage(SITE_FOLDER, `${page}.html`).scripts.filter(holdsAuth)).toEqual([]);
});
