import type { Page } from '@playwright/test';

/**
 * Waits until everything has taken up another colour scheme: menus of the browser a frame later, and what changes its
 * colour by a transition when that has ended, which on a busy machine is late however short it is.
 */
export async function schemeTaken(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(shown, 100)))),
  );
  await page.waitForFunction(() => !document.getAnimations().some((movement) => movement instanceof CSSTransition));
}
