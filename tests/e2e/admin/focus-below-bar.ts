import type { Page } from '@playwright/test';

/** Moves the focus through the controls of a screen, forwards and backwards, and names those that a bar covers whole. */
export function focusBelowBar(page: Page, bar: string): Promise<string[]> {
  return page.locator(bar).evaluate((element) => {
    const all = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea)')];
    const controls = all.filter((control) => !element.contains(control) && control.offsetHeight > 1);
    const covered = [...controls, ...controls.toReversed()].filter((control) => {
      control.focus();
      const [own, over] = [control.getBoundingClientRect(), element.getBoundingClientRect()];
      const isBeside = own.right <= over.left || own.left >= over.right;
      return document.activeElement === control && !isBeside && own.top >= over.top && own.bottom <= over.bottom;
    });
    return covered.map((control) => control.id || control.textContent.trim() || control.ariaLabel || control.tagName);
  });
}
