import type { Page } from '@playwright/test';

/**
 * Waits until a new colour scheme is applied: the browser's own controls follow a frame later, and transitions of colours
 * can end late on a busy machine.
 */
export async function untilSchemeApplied(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(shown, 100)))),
  );
  await page.waitForFunction(() => !document.getAnimations().some((movement) => movement instanceof CSSTransition));
}
