import { cpSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { weighPage } from '#publisher/verify/page-weight.ts';
import { SERVICES } from '#scripts/emulators/emulator-sets.ts';
import { prepareSample } from '#scripts/seed/prepare-sample.ts';
import { buildSampleSite } from './support/build-sample-site.ts';
import { median } from './support/figures.ts';
import { openBrowser } from './support/open-browser.ts';
import { runBenchmark } from './support/run-benchmark.ts';

/** `lcp` and `tbt` in milliseconds; `script` in compressed bytes before any interaction. */
const GOALS = { performance: 98, otherScores: 100, lcp: 1800, tbt: 100, cls: 0.01, script: 25_600 };

/** One page of each kind. */
const PAGES = ['/', '/rentals', '/property/a-comporta-tree-house', '/destinations/comporta', '/our-team'];

/** Lighthouse computes a slow phone from a fast visit, or slows the network and the processor down. */
const THROTTLING = ['simulate', 'devtools'] as const;

await runBenchmark({
  name: 'pages',
  goals: GOALS,
  emulators: SERVICES,
  sizes: [5],
  async *measure({ set, origin, sizes: [runs], resources }) {
    buildSampleSite(set);
    await cachePictures(set.site);
    const port = set.publisher + 1;
    resources.use(await openBrowser(`--remote-debugging-port=${port}`));
    for (const path of PAGES) {
      const { html, css, script } = weighPage(set.site, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
      for (const throttling of THROTTLING) {
        const visits: Visit[] = [];
        for (let run = 0; run < runs; run += 1) visits.push(await visitPage(`${origin}${path}`, port, throttling));
        yield { path, throttling, ...medianFigures(visits), htmlAndCss: html + css, script };
      }
    }
  },
  meetsGoals: (row) =>
    row.performance >= GOALS.performance &&
    Math.min(row.accessibility, row.bestPractices, row.seo) >= GOALS.otherScores &&
    row.lcp <= GOALS.lcp &&
    row.tbt <= GOALS.tbt &&
    row.cls <= GOALS.cls &&
    row.script <= GOALS.script,
});

type Visit = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Visits a page with Lighthouse's mobile defaults, in the browser that listens on `port`. */
async function visitPage(url: string, port: number, throttlingMethod: (typeof THROTTLING)[number]): Promise<Visit> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', throttlingMethod });
  if (result === undefined) throw new Error(`Lighthouse has no result for ${url}.`);
  return result.lhr;
}

/** The median of each figure: scores out of 100, times in milliseconds. */
function medianFigures(visits: readonly Visit[]) {
  const score = (id: string) => median(visits.map(({ categories }) => Math.round(100 * (categories[id]?.score ?? 0))));
  const value = (id: string) => median(visits.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    cls: value('cumulative-layout-shift'),
    tbt: Math.round(value('total-blocking-time')),
  };
}

/**
 * Copies the pictures into the served folder, as a CDN caches them: Lighthouse would take the slow response of the
 * function for the response time of every file.
 */
async function cachePictures(site: string): Promise<void> {
  const { pictures } = await prepareSample();
  for (const { folder, picture } of pictures.cached)
    cpSync(folder, join(site, 'media', picture.id), { recursive: true });
}
