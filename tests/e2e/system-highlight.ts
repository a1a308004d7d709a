import type { Page } from '@playwright/test';

/** Sets the colours of the system, as high contrast modes do, and returns the background of what is chosen. */
export async function forceColours(page: Page): Promise<string> {
  await page.emulateMedia({ forcedColors: 'active' });
  return page.locator('body').evaluate((body) => {
    const probe = body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
}
