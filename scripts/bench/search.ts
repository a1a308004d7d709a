import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { resultCount } from '#domain/search/text.ts';
import { propertySchema } from '#domain/property/property.ts';
import { EMULATOR_SETS, withPortBase } from '#scripts/emulators/emulator-sets.ts';
import { launchEmulators } from '#scripts/emulators/launch-emulators.ts';
import { prepareSample } from '#scripts/seed/prepare-sample.ts';
import { findChromium } from '#scripts/dev/setup/chromium.mjs';
import { describeFailure } from '#scripts/dev/setup/fixable-error.mjs';
import { makeSearchCatalogue, type SearchCatalogue } from './data/search-catalogue.ts';
import { measureKeystrokes } from './measure/search-keystrokes.ts';
import { buildSampleSite, bundleFunctions } from './site/build-site.ts';

/** Goals for 10,000 properties: milliseconds from keystroke to painted result, and bytes of index. */
const GOALS = { median: 50, p95: 100, bytesAProperty: 45 };

/** Number of properties from which the goals are judged. */
const JUDGED = 10_000;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'port-base': { type: 'string' } } });
const sizes = (positionals.length > 0 ? positionals : ['100', '1000', '10000']).map(Number);
const base = values['port-base'];
const set = base === undefined ? EMULATOR_SETS.bench : withPortBase(EMULATOR_SETS.bench, Number(base));
const origin = `http://127.0.0.1:${set.ports.hosting}`;

/** Writes a copy of the built listing page with another index. */
function writePage(count: number, { files }: SearchCatalogue): string {
  for (const { path, body } of [files.index, ...files.slices]) writeFileSync(join(set.site, path), body);
  const html = readFileSync(join(set.site, 'rentals.html'), 'utf8');
  const folder = join(set.site, 'bench', String(count));
  mkdirSync(folder, { recursive: true });
  const other = html
    .replace(/data-index="[^"]*"/, `data-index="${files.index.path}"`)
    .replace(/data-total="\d+"/, `data-total="${count}"`)
    // React hydrates only markup that matches its own.
    .replace(/(class="listing-count"[^>]*>)[^<]*/, `$1${resultCount(count)}`);
  writeFileSync(join(folder, 'rentals.html'), other);
  return `/bench/${count}/rentals`;
}

async function measure(browser: Browser, count: number, catalogue: SearchCatalogue) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // Photographs load after the text of the cards and are not measured.
  await page.route('**/media/**', (route) => route.abort());
  await page.goto(`${origin}${writePage(count, catalogue)}`);
  const { searching, idle } = await measureKeystrokes(page, catalogue.countFound);
  const times = searching.sort((one, other) => one - other);
  const idleTimes = idle.sort((one, other) => one - other);
  await page.close();
  const { brotli, gzip } = catalogue.bytesAProperty;
  return {
    properties: count,
    keystrokes: times.length,
    median: share(times, 0.5),
    p95: share(times, 0.95),
    worst: share(times, 1),
    idleMedian: share(idleTimes, 0.5),
    idleP95: share(idleTimes, 0.95),
    brotliBytesAProperty: round(brotli),
    gzipBytesAProperty: round(gzip),
  };
}

function share(sorted: readonly number[], part: number): number {
  return round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

bundleFunctions(set);
const emulators = await launchEmulators(set, { command: 'npm run bench -- search' });
try {
  await emulators.ready;
  buildSampleSite(set);
  const { documents } = await prepareSample();
  const pictures = documents.flatMap(({ data }) =>
    propertySchema.shape.gallery.parse('gallery' in data ? data.gallery : []),
  );
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  const rows = [];
  for (const size of sizes) {
    const row = await measure(browser, size, makeSearchCatalogue(size, pictures));
    console.table([row]);
    rows.push(row);
  }
  await browser.close();
  const passed = rows
    .filter(({ properties }) => properties >= JUDGED)
    .every(
      ({ median, p95, brotliBytesAProperty, gzipBytesAProperty }) =>
        median < GOALS.median &&
        p95 < GOALS.p95 &&
        Math.max(brotliBytesAProperty, gzipBytesAProperty) <= GOALS.bytesAProperty,
    );
  console.log(JSON.stringify({ bench: 'search', passed, goals: GOALS, rows }));
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  await emulators.stop();
}
