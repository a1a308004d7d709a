import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import lighthouse from 'lighthouse';
import { weighPage } from '#publisher/verify/page-weight.ts';
import { SERVICES } from '#scripts/emulators/emulator-sets.ts';
import { prepareSample } from '#scripts/seed/prepare-sample.ts';
import { buildSampleSite } from './support/build-sample-site.ts';
import { median, round } from './support/figures.ts';
import { openBrowser } from './support/open-browser.ts';
import { runBenchmark } from './support/run-benchmark.ts';

/** `lcpRatio` is the ratio to the baseline page; `script` and `htmlAndCss` are compressed bytes. */
const GOALS = { score: 100, lcpRatio: 1.05, cls: 0.01, tbt: 0, script: 8192, htmlAndCss: 40_960 };

/** One page of each kind. */
const PAGES = ['/', '/rentals', '/property/a-comporta-tree-house', '/destinations/comporta', '/our-team'];

await runBenchmark({
  name: 'pages',
  goals: GOALS,
  emulators: SERVICES,
  unit: 'runs',
  sizes: [5],
  async *measure({ set, origin, sizes: [runs], resources }) {
    buildSampleSite(set);
    await cachePictures(set.site);
    const port = set.publisher + 1;
    resources.use(await openBrowser(`--remote-debugging-port=${port}`));
    for (const path of PAGES) {
      const baseline = writeBaseline(set.site, path);
      const [visits, baselineVisits]: [Visit[], Visit[]] = [[], []];
      for (let run = 0; run < runs; run += 1) {
        baselineVisits.push(await visitPage(`${origin}${baseline}`, port));
        visits.push(await visitPage(`${origin}${path}`, port));
      }
      const figures = medianFigures(visits);
      const { lcp: baselineLcp } = medianFigures(baselineVisits);
      const lcpRatio = round(figures.lcp / baselineLcp, 3);
      const { html, css, script } = weighPage(set.site, fileOf(path));
      yield { path, ...figures, baselineLcp, lcpRatio, htmlAndCss: html + css, script };
    }
  },
  meetsGoals: (row) =>
    Math.min(row.performance, row.accessibility, row.bestPractices, row.seo) >= GOALS.score &&
    row.lcpRatio <= GOALS.lcpRatio &&
    row.cls <= GOALS.cls &&
    row.tbt <= GOALS.tbt &&
    row.script <= GOALS.script &&
    row.htmlAndCss <= GOALS.htmlAndCss,
});

type Visit = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Visits a page with Lighthouse's mobile defaults, in the browser that listens on `port`. */
async function visitPage(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
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
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
  };
}

/**
 * Writes the fastest page with the same first picture and fonts into the same site, so that it has the same headers; gives
 * its path. The baseline of a page that starts with text has no picture.
 */
function writeBaseline(site: string, path: string): string {
  const $ = load(readFileSync(join(site, fileOf(path)), 'utf8'));
  const fonts = $('head style').text();
  const first = (attribute: string) => $.html($(`picture:has([${attribute}])`).first());
  const picture = first('fetchpriority=high') || first('loading=eager');
  const title = $('title').text();
  const style =
    'body{margin:0;font:17px/1.7 var(--font-hanken)}h1{font:400 40px/1.1 var(--font-ibarra)}img{display:block;width:100%;height:auto}';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="description" content="The same picture and fonts, nothing else.">${$.html('link[as=font]')}<style>${fonts}${style}</style></head><body><main><h1>${title}</h1>${picture}<p>Nothing else.</p></main></body></html>`;
  const baseline = `/baseline${path === '/' ? '/home' : path}`;
  mkdirSync(dirname(join(site, baseline)), { recursive: true });
  writeFileSync(join(site, fileOf(baseline)), html);
  return baseline;
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

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
