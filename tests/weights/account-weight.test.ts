import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { weighPage } from '#publisher/verify/page-weight.ts';
import { SITE_FOLDER } from '#support/site/built-site.ts';

const ACCOUNT_PAGES = ['login', 'register', 'forgot-password', 'profile', 'favorites', 'shortlist', 'auth/action'];
// One kB of it is Auth's code for authenticator apps, which staff alone use: it is part of the one file of the SDK.
const BUNDLE_MAX = 46 * 1024;
const IMPORT = /(?:\bimport|\bfrom)\s*\(?\s*["'`](\.{0,2}\/[^"'`]+\.js)["'`]/g;

/** The footer's newsletter belongs to every page and loads when its own field is touched. */
const NEWSLETTER = /\/(NewsletterForm|newsletter-form)\b/;

/** The scripts of a page with everything they may ever import for its account, also on a touch. */
function everythingOf(page: string): string[] {
  const found = new Set<string>();
  const open = [...weighPage(SITE_FOLDER, `${page}.html`).scripts];
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (found.has(address) || NEWSLETTER.test(address)) continue;
    found.add(address);
    for (const [, imported = ''] of readFileSync(join(SITE_FOLDER, address), 'utf8').matchAll(IMPORT)) {
      open.push(imported.startsWith('/') ? imported : join(dirname(address), imported));
    }
  }
  return [...found].sort();
}

it.each(ACCOUNT_PAGES)('/%s and all it loads while it is used weigh at most 46 kB, Auth included', (page) => {
  const scripts = everythingOf(page);
  const bytes = scripts.map((address) => brotliCompressSync(readFileSync(join(SITE_FOLDER, address))).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUNDLE_MAX);
});

/** Whether a script holds Firebase Auth, by the host that only Auth asks: the bundler chooses the names of files. */
const holdsAuth = (address: string): boolean =>
  readFileSync(join(SITE_FOLDER, address), 'utf8').includes('identitytoolkit.googleapis.com');

it('finds Auth where it is used, or it would have weighed nothing', () => {
  expect(everythingOf('login').filter(holdsAuth)).toHaveLength(1);
});

it.each(['index', 'contact', 'rentals', ...ACCOUNT_PAGES])('/%s carries no Auth before it is wanted', (page) => {
  expect(weighPage(SITE_FOLDER, `${page}.html`).scripts.filter(holdsAuth)).toEqual([]);
});
