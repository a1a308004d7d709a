import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half of what the package's own `source` is: each page reads it anew. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Widths at which pages are looked at: a telephone, a tablet, a desk. */
export const WIDTHS = [390, 820, 1440] as const;

/**
 * What axe finds fault with on the page, or within one part of it: a line a rule, with the elements that break it. Asked
 * in the page itself: the builder for Playwright brings axe anew for every look. What a frame shows is a page of its own.
 */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (selector) => {
    // Colours in the middle of a transition are nobody's to judge.
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { violations } = await window.axe.run(selector ?? document, {
      resultTypes: ['violations'],
      iframes: false,
      // Not the style sheets once more: they are for a rule that is not on.
      preload: { assets: ['media'] },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, within);
}

/** The same at each width, in one visit. */
export async function axeFindingsAtWidths(page: Page, widths: readonly number[], within?: string): Promise<string[]> {
  const findings: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = await axeFindings(page, within);
    findings.push(...found.map((line) => `${width} px: ${line}`));
  }
  return findings;
}

declare global {
  interface Window {
    /** Put there by `axeFindings`. */
    axe: typeof axe;
  }
}
