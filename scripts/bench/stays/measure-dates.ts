import type { Locator, Page } from '@playwright/test';
import { addDays } from '#domain/stay/nights.ts';
import { slowDown } from '../support/slow-down.ts';

/** Nights of the stays that are chosen. */
const NIGHTS = 7;

/** Milliseconds for which a button is held, as by a finger: what answers the pointer before is not measured again. */
const HELD_MS = 80;

/**
 * Chooses a week from each of these days in the panel of a listing page and shows what is free. Measures milliseconds from
 * the day of departure to the number of homes on the button, and from the button to the cards with their totals; the first
 * week loads code and data and is not measured.
 */
export async function measureDates(page: Page, arrivals: readonly string[]) {
  const [counted, shown]: [number[], number[]] = [[], []];
  const panel = page.locator('dialog[open]');
  for (const [index, from] of arrivals.entries()) {
    if (index === 1) await slowDown(page);
    await page.locator('.listing-dates').click();
    const to = addDays(from, NIGHTS);
    await (await findDay(panel, from)).click();
    const count = await timePress(await findDay(panel, to));
    const submit = panel.locator('[type=submit], form button.button-primary');
    if (index === 0) await submit.filter({ hasText: /\d/ }).waitFor();
    const show = await timePress(submit);
    await page
      .locator('.property-card', { hasText: `for ${NIGHTS} nights` })
      .first()
      .waitFor();
    if (index === 0) continue;
    counted.push(count);
    shown.push(show);
  }
  return { counted, shown };
}

/** The button of a day, in the month that is turned to for it. */
async function findDay(panel: Locator, day: string): Promise<Locator> {
  const button = panel.locator(`[data-day="${day}"]:not([data-outside]) button`);
  while (!(await button.isVisible())) {
    const shown = (await panel.locator('[data-day]').first().getAttribute('data-day')) ?? '';
    await panel.locator(shown > day ? '.rdp-button_previous' : '.rdp-button_next').click();
  }
  return button;
}

/** Presses a button; measures from the event's timestamp to the first task after the next frame. */
async function timePress(button: Locator): Promise<number> {
  const pressed = await button.evaluateHandle((element) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const onClick = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
    element.addEventListener('click', onClick, { once: true, capture: true });
    return { painted: promise };
  });
  await button.click({ delay: HELD_MS });
  return pressed.evaluate(({ painted }) => painted);
}
