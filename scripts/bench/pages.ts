import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { EMULATOR_SETS } from '#scripts/emulators/emulator-sets.ts';
import { launchEmulators } from '#scripts/emulators/launch-emulators.ts';
import { weighPage } from '#publisher/verify/page-weight.ts';
import { findChromium } from '#scripts/dev/setup/chromium.mjs';
import { describeFailure } from '#scripts/dev/setup/fixable-error.mjs';
import { baselinePage } from './baselines/page.ts';
import { measurePage, medianFigures, type PageFigures } from './measure/page.ts';
import { buildSampleSite, bundleFunctions } from './site/build-site.ts';

/** One page of each kind. */
const PAGES = ['/', '/rentals', '/property/a-comporta-tree-house', '/destinations/comporta', '/our-team'];

/** Visits to each page and to its baseline, alternately. */
const RUNS = 5;

/** Goals; `lcpRatio` is the ratio to the baseline page, which has the same picture and fonts. */
const GOALS = { mark: 100, lcpRatio: 1.05, cls: 0.01, tbt: 0, script: 8192, htmlAndCss: 40_960 };

const DEBUG_PORT = 29_222;
const set = EMULATOR_SETS.bench;

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Writes a baseline of each page next to it, so that the same server serves it with the same headers. */
function writeBaselines(): Map<string, string> {
  mkdirSync(join(set.site, 'baseline'), { recursive: true });
  return new Map(
    PAGES.map((path, index) => {
      const baseline = `/baseline/${index}`;
      const html = readFileSync(join(set.site, fileOf(path)), 'utf8');
      const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
      writeFileSync(
        join(set.site, `${baseline}.html`),
        baselinePage(html, readFileSync(join(set.site, sheet), 'utf8')),
      );
      return [path, baseline];
    }),
  );
}

/**
 * Copies the pictures of pages and baselines into the served folder, as a CDN caches them: Lighthouse would take the slow
 * response of the function for the response time of every file.
 */
async function cachePictures(): Promise<void> {
  const pages = PAGES.map((path) => readFileSync(join(set.site, fileOf(path)), 'utf8')).join('');
  const paths = new Set(Array.from(pages.matchAll(/\/media\/[0-9a-f]{32}\/\w+\.\w+/g), ([path]) => path));
  for (const path of paths) {
    const response = await fetch(`http://127.0.0.1:${set.ports.hosting}${path}`);
    if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
    mkdirSync(dirname(join(set.site, path)), { recursive: true });
    writeFileSync(join(set.site, path), new Uint8Array(await response.arrayBuffer()));
  }
}

async function measure(path: string, baseline: string): Promise<{ page: PageFigures; baseline: PageFigures }> {
  const origin = `http://127.0.0.1:${set.ports.hosting}`;
  const pages: PageFigures[] = [];
  const baselines: PageFigures[] = [];
  for (let visit = 0; visit < runs; visit += 1) {
    baselines.push(await measurePage(`${origin}${baseline}`, DEBUG_PORT));
    pages.push(await measurePage(`${origin}${path}`, DEBUG_PORT));
  }
  return { page: medianFigures(pages), baseline: medianFigures(baselines) };
}

function judge(path: string, page: PageFigures, baseline: PageFigures) {
  const { html, css, script, scripts } = weighPage(set.site, fileOf(path));
  const lcpRatio = Math.round((page.lcp / baseline.lcp) * 1000) / 1000;
  const marks = [page.performance, page.accessibility, page.bestPractices, page.seo];
  const passed =
    marks.every((mark) => mark >= GOALS.mark) &&
    lcpRatio <= GOALS.lcpRatio &&
    page.cls <= GOALS.cls &&
    page.tbt <= GOALS.tbt &&
    script <= GOALS.script &&
    html + css <= GOALS.htmlAndCss &&
    !scripts.some((file) => file.includes('react'));
  return { path, passed, ...page, baselineLcp: baseline.lcp, lcpRatio, htmlAndCss: html + css, script };
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: String(RUNS) } } });
const runs = Number(values.runs);
bundleFunctions(set);
const emulators = await launchEmulators(set, { command: 'npm run bench -- pages' });
try {
  await emulators.ready;
  buildSampleSite(set);
  await cachePictures();
  const baselines = writeBaselines();
  const profile = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const executablePath = findChromium();
  const browser = await chromium.launchPersistentContext(profile, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      `--remote-debugging-port=${DEBUG_PORT}`,
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
    ],
  });
  const rows = [];
  for (const [path, baselinePath] of baselines) {
    const { page, baseline } = await measure(path, baselinePath);
    const row = judge(path, page, baseline);
    console.table([row]);
    rows.push(row);
  }
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
  const passed = rows.every((row) => row.passed);
  console.log(JSON.stringify({ bench: 'pages', passed, goals: GOALS, rows }));
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  await emulators.stop();
}
