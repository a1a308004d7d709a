import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { PROFILE } from '#support/profile.ts';
import { resizeWindow } from './resize-window.ts';

/** The minified file, half the size of the package's `source`; every page parses it. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Widths of a phone, a tablet and a desktop. */
export const WIDTHS = [390, 820, 1440] as const;

/**
 * Runs axe on the page or a part of it; returns a line for each rule with the failing elements. Runs in the page, because
 * Playwright's builder injects axe for every run. Frames are not checked.
 */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (selector) => {
    // Wait for transitions of colours; those of a scroll position, or without end, would never end.
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().iterations !== Infinity,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { violations } = await window.axe.run(selector ?? document, {
      resultTypes: ['violations'],
      iframes: false,
      // Without style sheets, which only a disabled rule needs.
      preload: { assets: ['media'] },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, within);
}

/** Runs axe in one visit at as many widths as the profile asks for, and leaves the page at the last of all. */
export async function axeFindingsAtWidths(page: Page, widths: readonly number[], within?: string): Promise<string[]> {
  const findings: string[] = [];
  for (const [index, width] of widths.entries()) {
    await resizeWindow(page, { width, height: 900 });
    if (index >= PROFILE.flowWindows) continue;
    const found = await axeFindings(page, within);
    findings.push(...found.map((line) => `${width} px: ${line}`));
  }
  return findings;
}

declare global {
  interface Window {
    /** Set by `axeFindings`. */
    axe: typeof axe;
  }
}
