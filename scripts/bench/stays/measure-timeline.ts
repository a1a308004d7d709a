import type { Page } from '@playwright/test';
import { percentile } from '../support/figures.ts';
import { slowDown } from '../support/slow-down.ts';

/** Milliseconds of the longest frame that is allowed. */
export const FRAME_MAX = 50;

/** Pixels of a frame: a quick turn of the wheel, and the bar of the window dragged from end to end. */
const STEPS = [120, 1500];

/** Frames of the baseline. */
const STILL = 400;

/**
 * Scrolls the open timeline down and to the right, slowly and quickly, and measures the milliseconds between two frames. The
 * baseline is the longest frame while it is moved by a pixel to and fro, which draws nothing: what the machine alone takes.
 */
export async function measureTimeline(page: Page) {
  await slowDown(page);
  const { times, baseline } = await page.getByRole('grid').evaluate(
    async (grid, { steps, still }) => {
      const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
      const scroll = async (count: number, by: (index: number) => ScrollToOptions): Promise<number[]> => {
        const gaps: number[] = [];
        let before = await nextFrame();
        for (let index = 0; index < count; index += 1) {
          grid.scrollBy({ ...by(index), behavior: 'instant' });
          const now = await nextFrame();
          gaps.push(now - before);
          before = now;
        }
        return gaps;
      };
      const ends = { top: grid.scrollHeight - grid.clientHeight, left: grid.scrollWidth - grid.clientWidth };
      const alone = await scroll(still, (index) => ({ top: index % 2 === 0 ? 1 : -1 }));
      const moved: number[] = [];
      for (const step of steps) {
        for (const side of ['top', 'left'] as const) {
          // The first 200 steps, because the rest is the same.
          const count = Math.min(Math.ceil(ends[side] / step), 200);
          for (const direction of [1, -1]) moved.push(...(await scroll(count, () => ({ [side]: direction * step }))));
        }
      }
      return { times: moved, baseline: Math.max(...alone) };
    },
    { steps: STEPS, still: STILL },
  );
  const at = (share: number): number => Math.round(percentile(times, share));
  return { frame99: at(0.99), frameWorst: at(1), baselineWorst: Math.round(baseline) };
}
