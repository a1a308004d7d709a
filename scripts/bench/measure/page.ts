import lighthouse from 'lighthouse';
import * as z from 'zod';

const score = z.number().min(0).max(1);
const numeric = z.object({ numericValue: z.number() });

const resultSchema = z.object({
  categories: z.object({
    performance: z.object({ score }),
    accessibility: z.object({ score }),
    'best-practices': z.object({ score }),
    seo: z.object({ score }),
  }),
  audits: z.object({
    'largest-contentful-paint': numeric,
    'cumulative-layout-shift': numeric,
    'total-blocking-time': numeric,
  }),
});

/** Lighthouse's result of one visit, with its mobile defaults. */
export interface PageFigures {
  /** Scores out of 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Total blocking time, in milliseconds. */
  tbt: number;
}

/** Visits a URL with Lighthouse in the browser that listens on `port`. */
export async function measurePage(url: string, port: number): Promise<PageFigures> {
  const run = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  const { categories, audits } = resultSchema.parse(run?.lhr);
  const percent = (value: number): number => Math.round(value * 100);
  return {
    performance: percent(categories.performance.score),
    accessibility: percent(categories.accessibility.score),
    bestPractices: percent(categories['best-practices'].score),
    seo: percent(categories.seo.score),
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
  };
}

/** The median of each figure over several visits. */
export function medianFigures(visits: readonly PageFigures[]): PageFigures {
  const median = (figure: keyof PageFigures): number => {
    const sorted = visits.map((visit) => visit[figure]).sort((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)];
    if (middle === undefined) throw new Error('There was no visit to take the median of.');
    return middle;
  };
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    lcp: median('lcp'),
    cls: median('cls'),
    tbt: median('tbt'),
  };
}
