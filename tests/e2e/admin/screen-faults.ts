import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { untilSchemeApplied } from '../until-scheme-applied.ts';

/** Each width and each colour scheme once. */
const LOOKS = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

/** Findings of axe on a screen or a part of it, and whether it is wider than its window. */
export async function screenFaults(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await untilSchemeApplied(page);
    const faults = await axeFindings(page, within);
    const shown = await page.evaluate(() => document.documentElement.scrollWidth);
    if (shown > width) faults.push(`it is ${shown} px wide`);
    found.push(...faults.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
  }
  return found;
}
