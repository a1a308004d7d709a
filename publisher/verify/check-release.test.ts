import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PAGE_TYPES } from '#domain/property/type.ts';
import type { ReleaseCounts } from '#publisher/incremental/release-counts.ts';
import { describeFile } from '#publisher/incremental/changed-files.ts';
import { checkRelease } from './check-release.ts';

const none = { rental: 0, real_estate: 0, mid_term_rental: 0, event: 0, retreat: 0, production: 0 };
const counts: ReleaseCounts = { published: 1, built: 1, listed: { ...none, rental: 1 } };
const picture = 'a'.repeat(32);
const shown = { file: 'property/casa.html', title: 'Casa & Co', price: '€1,000 per night', picture };
const page = `<title>Casa</title><h1 class="x">Casa &amp; Co</h1><b data-price="€1,000 per night">€1,000</b>
  <img src="/media/${picture}/960.webp"><a href="/rentals">Rentals</a><a class="y" href="/api/rates">Rates</a>
  <script type="application/ld+json">{"@graph":[]}</script>`;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  put('rentals.html', '<title>Rentals</title><a href="/property/casa">Casa</a>');
  put('property/casa.html', page);
  for (const type of PAGE_TYPES) put(`data/search/${type}.0123456789ab.json`, `{"count":${counts.listed[type]}}`);
});

afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function check(given: Partial<Parameters<typeof checkRelease>[1]> = {}) {
  const written = [describeFile(folder, 'property/casa.html')];
  return checkRelease(folder, { written, removed: [], shown: [shown], counts, ...given });
}

it('finds nothing wrong with a complete release', () => {
  expect(check()).toEqual([]);
});

it.each([
  ['its title', '<title>Casa</title>', '<title> </title>', 'It has no title.'],
  ['its heading', 'Casa &amp; Co', 'Another', "Its heading is 'Another', not 'Casa & Co'."],
  ['its price', 'data-price', 'data-other', "It does not show its price, '€1,000 per night'."],
  ['its picture', `/media/${picture}`, '/media/0', `It does not show its picture ${picture}.`],
  ['its structured data', '{"@graph":[]}', '{"@graph":[', 'Its structured data does not parse.'],
  ['the target of a link', '/rentals', '/nowhere', 'It links to /nowhere, which does not exist.'],
])('rejects a page that lost %s, and says which', (_, text, replacement, why) => {
  put('property/casa.html', page.replace(text, replacement));
  expect(check()).toEqual([{ page: '/property/casa', why }]);
});

it('rejects a release without a page that it has to show', () => {
  const gone = { ...shown, file: 'property/gone.html', title: 'Gone' };
  expect(check({ shown: [shown, gone] })).toEqual([{ page: '/property/gone', why: "The page of 'Gone' is missing." }]);
});

it('finds links to a removed page on pages that did not change', () => {
  const removed = ['/property/casa'];
  expect(check({ written: [], shown: [], removed })).toEqual([
    { page: '/rentals', why: 'It links to /property/casa, which was removed.' },
  ]);
});

it('rejects a page that weighs too much', () => {
  const noise = Array.from({ length: 9000 }, (_, place) => Math.sin(place).toString(36)).join('');
  put('property/casa.html', `${page}<p>${noise}</p>`);
  expect(check()).toEqual([{ page: '/property/casa', why: expect.stringMatching(/^HTML and styles weigh \d+ bytes/) }]);
});

it('rejects a search index without all published properties', () => {
  expect(check({ counts: { ...counts, published: 2 } })).toEqual([
    { page: '', why: '1 properties were built where 2 are published.' },
  ]);
  expect(check({ counts: { ...counts, listed: { ...counts.listed, event: 3 } } })).toEqual([
    { page: '/data/search/event.0123456789ab.json', why: 'It lists 0 properties of 3.' },
  ]);
});
