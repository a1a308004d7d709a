import type { Page } from '@playwright/test';
import { percentile } from '../support/figures.ts';
import { slowDown } from '../support/slow-down.ts';

/** Milliseconds of the longest frame that is allowed. */
export const FRAME_MAX = 50;

/** Pixels of a frame: a quick turn of the wheel, and the bar of the window dragged from end to end. */
const STEPS = [120, 1500];

/** Scrolls the open timeline down and to the right, slowly and quickly; gives the milliseconds between two frames. */
export async function measureTimeline(page: Page) {
  await slowDown(page);
  const times = await page.getByRole('grid').evaluate(async (grid, steps) => {
    const gaps: number[] = [];
    const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
    const ends = { top: grid.scrollHeight - grid.clientHeight, left: grid.scrollWidth - grid.clientWidth };
    for (const step of steps) {
      for (const side of ['top', 'left'] as const) {
        for (const direction of [1, -1]) {
          // From the first 200 steps, because the rest is the same.
          const length = Math.min(ends[side], 200 * step);
          let before = await nextFrame();
          for (let moved = 0; moved < length; moved += step) {
            grid.scrollBy({ [side]: direction * step, behavior: 'instant' });
            const now = await nextFrame();
            gaps.push(now - before);
            before = now;
          }
        }
      }
    }
    return gaps;
  }, STEPS);
  const at = (share: number): number => Math.round(percentile(times, share));
  return { frame99: at(0.99), frameWorst: at(1) };
}
