import type { Page } from '@playwright/test';

/** Waits until menus of the browser have taken up another colour scheme, which they do a frame later. */
export async function schemeTaken(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(shown, 100)))),
  );
}
