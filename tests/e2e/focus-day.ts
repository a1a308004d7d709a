import type { Page } from '@playwright/test';

/** Moves the focus of the calendar to a day by keys: a month is a page. */
export async function focusDay(page: Page, day: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-day]')?.getAttribute('data-day') ?? '');
  for (let presses = 0; presses < 60; presses += 1) {
    const current = await focused();
    if (current === day) return;
    const isOtherMonth = current.slice(0, 7) < day.slice(0, 7);
    await page.keyboard.press(isOtherMonth ? 'PageDown' : current < day ? 'ArrowRight' : 'ArrowLeft');
  }
  throw new Error(`The focus does not reach ${day}.`);
}
