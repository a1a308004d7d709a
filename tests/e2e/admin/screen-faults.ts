import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { schemeTaken } from '../scheme-taken.ts';

/** A telephone by night and a desk by day: each width and each scheme once. */
const LOOKS = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

/** What axe finds on a screen of the back office, or within one part of it, and whether it stands out of its window. */
export async function screenFaults(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await schemeTaken(page);
    const faults = await axeFindings(page, within);
    const shown = await page.evaluate(() => document.documentElement.scrollWidth);
    if (shown > width) faults.push(`it is ${shown} px wide`);
    found.push(...faults.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
  }
  return found;
}
