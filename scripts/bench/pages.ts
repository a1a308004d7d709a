import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { EMULATOR_SETS, clientEnvironment } from '#scripts/emulators/emulator-sets.ts';
import { launchEmulators } from '#scripts/emulators/launch-emulators.ts';
import { weighPage } from '#publisher/verify/page-weight.ts';
import { findChromium } from '#scripts/dev/setup/chromium.mjs';
import { describeFailure } from '#scripts/dev/setup/fixable-error.mjs';
import { baselinePage } from './baselines/baseline-page.ts';
import { measurePage, medianFigures, type PageFigures } from './measure/measure-page.ts';

/** One page of each kind (visitor pages issue). */
const PAGES = ['/', '/rentals', '/property/a-comporta-tree-house', '/destinations/comporta', '/our-team'];

/** Visits to each page and to its bare twin, in turn. */
const RUNS = 5;

/** Goals of the visitor pages issue; LCP is a ratio to the bare page with the same picture and fonts. */
const GOALS = { mark: 100, lcpRatio: 1.05, cls: 0.01, tbt: 0, script: 8192, htmlAndCss: 40_960 };

const DEBUG_PORT = 29_222;
const set = EMULATOR_SETS.bench;
const environment = { ...process.env, ...clientEnvironment(set) };

function run(script: string, ...options: string[]): void {
  const { status } = spawnSync(process.execPath, [script, ...options], { env: environment, stdio: 'ignore' });
  if (status !== 0) throw new Error(`${script} ended with ${status}.`);
}

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Puts a bare twin of each page beside it, served by the same server with the same headers. */
function writeTwins(): Map<string, string> {
  mkdirSync(join(set.site, 'bare'), { recursive: true });
  return new Map(
    PAGES.map((path, index) => {
      const baseline = `/bare/${index}`;
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
 * Puts the pictures that pages and baselines name into the served folder, as a CDN holds them: from the function they would
 * take a time that Lighthouse takes for that of every answer.
 */
async function keepPictures(): Promise<void> {
  const pages = PAGES.map((path) => readFileSync(join(set.site, fileOf(path)), 'utf8')).join('');
  const addresses = new Set(Array.from(pages.matchAll(/\/media\/[0-9a-f]{32}\/\w+\.\w+/g), ([address]) => address));
  for (const address of addresses) {
    const response = await fetch(`http://127.0.0.1:${set.ports.hosting}${address}`);
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    mkdirSync(dirname(join(set.site, address)), { recursive: true });
    writeFileSync(join(set.site, address), new Uint8Array(await response.arrayBuffer()));
  }
}

async function measure(path: string, baseline: string): Promise<{ page: PageFigures; baseline: PageFigures }> {
  const origin = `http://127.0.0.1:${set.ports.hosting}`;
  const pages: PageFigures[] = [];
  const bares: PageFigures[] = [];
  for (let visit = 0; visit < runs; visit += 1) {
    bares.push(await measurePage(`${origin}${baseline}`, DEBUG_PORT));
    pages.push(await measurePage(`${origin}${path}`, DEBUG_PORT));
  }
  return { page: medianFigures(pages), baseline: medianFigures(bares) };
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
    !scripts.some((address) => address.includes('react'));
  return { path, passed, ...page, baselineLcp: baseline.lcp, lcpRatio, htmlAndCss: html + css, script };
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: String(RUNS) } } });
const runs = Number(values.runs);
run('functions/build.mjs');
const emulators = await launchEmulators(set, { command: 'npm run bench:pages' });
try {
  await emulators.ready;
  run('scripts/seed/seed.ts');
  run('publisher/render/build-site.ts', '--into', set.site);
  await keepPictures();
  const baselines = writeTwins();
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
