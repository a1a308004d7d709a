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

function captures(path: string, pattern: RegExp): string[] {
  const text = readFileSync(join(SITE_FOLDER, path), 'utf8');
  return [...text.matchAll(pattern)].map(([, imported = '']) =>
    imported.startsWith('/') ? imported : join(dirname(path), imported),
  );
}

/** A script with its static imports. */
function whole(entry: string): string[] {
  const found = new Set<string>();
  const open = [entry];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    open.push(...captures(path, STATIC));
  }
  return [...found];
}

const weigh = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(SITE_FOLDER, path))).length, 0);

const app = weighIsland(SITE_FOLDER, 'admin.html', 'Admin');
const initial = [...weighPage(SITE_FOLDER, 'admin.html').scripts, ...app.scripts];
const later = [...new Set(initial.flatMap((path) => captures(path, LATER)))].filter((path) => !initial.includes(path));

it('the back office starts with at most 220 kB of script', () => {
  expect(initial.length).toBeGreaterThan(2);
  expect(weigh(initial)).toBeLessThanOrEqual(INITIAL_MAX);
});

it('finds the screens', () => {
  expect(later.filter((path) => /PropertiesDashboard|property-screens|MediaScreen/.test(path))).toHaveLength(3);
});

it.each(later)('%s and its imports weigh at most 120 kB more', (path) => {
  expect(weigh(whole(path).filter((script) => !initial.includes(script)))).toBeLessThanOrEqual(ROUTE_MAX);
});
