import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { weighIsland, weighPage } from '#publisher/verify/page-weight.ts';
import { SITE_FOLDER } from '#support/site/built-site.ts';

const INITIAL_MAX = 220 * 1024;
const ROUTE_MAX = 120 * 1024;

const STATIC = /(?:\bimport|\bexport)\s*(?:[\w$*{}\s,]+?\bfrom\s*)?["'](\.{0,2}\/[^"']+\.js)["']/g;
const LATER = /\bimport\(\s*["'`](\.{0,2}\/[^"'`]+\.js)["'`]/g;

function captures(address: string, pattern: RegExp): string[] {
  const text = readFileSync(join(SITE_FOLDER, address), 'utf8');
  return [...text.matchAll(pattern)].map(([, imported = '']) =>
    imported.startsWith('/') ? imported : join(dirname(address), imported),
  );
}

/** A script with everything it imports at once. */
function whole(entry: string): string[] {
  const found = new Set<string>();
  const open = [entry];
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    open.push(...captures(address, STATIC));
  }
  return [...found];
}

const weigh = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => sum + brotliCompressSync(readFileSync(join(SITE_FOLDER, address))).length, 0);

const app = weighIsland(SITE_FOLDER, 'admin.html', /mount-admin/);
const initial = [...weighPage(SITE_FOLDER, 'admin.html').scripts, ...app.scripts];
const later = [...new Set(initial.flatMap((address) => captures(address, LATER)))].filter(
  (address) => !initial.includes(address),
);

it('the back office opens with at most 220 kB of script', () => {
  expect(initial.length).toBeGreaterThan(2);
  expect(weigh(initial)).toBeLessThanOrEqual(INITIAL_MAX);
});

it('finds the screens, or they would have weighed nothing', () => {
  expect(later.filter((address) => /DashboardScreen|property-screens|MediaScreen/.test(address))).toHaveLength(3);
});

it.each(later)('%s and what comes with it weigh at most 120 kB more', (address) => {
  expect(weigh(whole(address).filter((script) => !initial.includes(script)))).toBeLessThanOrEqual(ROUTE_MAX);
});
