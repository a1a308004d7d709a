import type { Page } from '@playwright/test';
import { PROFILE } from '#support/profile.ts';
import { axeFindings } from '../axe-findings.ts';
import { untilSchemeApplied } from '../until-scheme-applied.ts';
import { resizeWindow } from '../resize-window.ts';

/** Each width and each colour scheme once. */
const LOOKS = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

/** Whether a screen is wider than its window, in each look, and axe's findings in as many looks as the profile asks for. */
export async function screenFaults(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const [index, { width, colorScheme }] of LOOKS.entries()) {
    await resizeWindow(page, { width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await untilSchemeApplied(page);
    const faults = index < PROFILE.flowWindows ? await axeFindings(page, within) : [];
    const shown = await shownWidth(page);
    if (shown > width) faults.push(`it is ${shown} px wide`);
    found.push(...faults.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
  }
  return found;
}

/** The width that a page takes, at the latest a second after its window was resized: some parts are laid out by scripts. */
function shownWidth(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const end = performance.now() + 1000;
    while (document.documentElement.scrollWidth > innerWidth && performance.now() < end) {
      await new Promise(requestAnimationFrame);
    }
    return document.documentElement.scrollWidth;
  });
}
