import type { Page } from '@playwright/test';

/**
 * Resolves when the browser has drawn the page. On a busy machine that is after its load event, and a key or a wheel that comes
 * before it scrolls nothing.
 */
export async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}
