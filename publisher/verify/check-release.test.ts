import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PATHS } from '#domain/site/paths.ts';
import { compareFiles, listFiles } from '#publisher/build/release-files.ts';
import { checkRelease, type CheckedRelease } from './check-release.ts';

const id = '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f';
const page = `<title>Casa</title><script type="module" src="/_astro/a.js"></script><h1>Casa</h1>
  <a href="/rentals">Rentals</a><a class="y" href="/api/rates">Rates</a>
  <script type="application/ld+json">{"@graph":[]}</script>`;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  for (const path of ['/404', '/admin', ...Object.values(PATHS)]) {
    put(`${path.slice(1) || 'index'}.html`, `<title>${path}</title>`);
  }
  put('rentals.html', '<title>Rentals</title><a href="/property/casa">Casa</a>');
  put('property/casa.html', page);
  put(`property/${id}.html`, '<meta http-equiv="refresh" content="0;url=/property/casa">');
  put('_astro/a.js', '');
  put('data/property-addresses.json', JSON.stringify([[id, 'casa']]));
});

afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function check(given: Partial<CheckedRelease> = {}) {
  const files = listFiles(folder);
  return checkRelease(folder, { files, ...compareFiles(files, null), published: 1, isPreview: false, ...given });
}

it('finds nothing wrong with a complete release', () => {
  expect(check()).toEqual([]);
});

it.each([
  ['its title', '<title>Casa</title>', '<title> </title>', 'It has no title.'],
  ['its structured data', '{"@graph":[]}', '{"@graph":[', 'Its structured data does not parse.'],
  ['the target of a link', '"/rentals"', '"/nowhere"', 'It links to /nowhere, which does not exist.'],
  ['a readable link', '"/rentals"', '"/a%zz"', 'It links to /a%zz, which does not exist.'],
  ['its script', '/_astro/a.js', '/_astro/b.js', 'It loads /_astro/b.js, which does not exist.'],
])('rejects a page that lost %s, and says which', (_, text, replacement, why) => {
  put('property/casa.html', page.replace(text, replacement));
  expect(check()).toEqual([{ page: '/property/casa', why }]);
});

it.each([
  ['the page of a property', 'property/casa.html', '/property/casa'],
  ["the page at a property's id", `property/${id}.html`, `/property/${id}`],
  ['the back office', 'admin.html', '/admin'],
])('rejects a release without %s', (_, file, path) => {
  rmSync(join(folder, file));
  expect(check({ written: [] })).toEqual([{ page: path, why: 'The page is missing.' }]);
});

it('finds links to a removed page on pages that did not change', () => {
  expect(check({ written: [], removed: ['/property/casa'] })).toEqual([
    { page: '/rentals', why: 'It links to /property/casa, which was removed.' },
  ]);
});

it('rejects a page that weighs too much', () => {
  const noise = Array.from({ length: 9000 }, (_, place) => Math.sin(place).toString(36)).join('');
  put('property/casa.html', `${page}<p>${noise}</p>`);
  expect(check()).toEqual([{ page: '/property/casa', why: expect.stringMatching(/^HTML and styles weigh \d+ bytes/) }]);
});

it('rejects a release without all published properties, unless more were published meanwhile', () => {
  expect(check({ published: 2 })).toEqual([{ page: '', why: '1 properties were built where 2 are published.' }]);
  expect(check({ published: null })).toEqual([]);
});

it('rejects the preview of a working copy as a release', () => {
  put('index.html', '<title>Home</title><meta name="robots" content="noindex">');
  expect(check()).toEqual([{ page: '/', why: 'It is the preview of a working copy, which must not go live.' }]);
  expect(check({ isPreview: true })).toEqual([]);
});
