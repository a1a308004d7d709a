import type { Page } from '@playwright/test';
import { resultCount } from '#domain/search/text.ts';

/** What visitors type, letter by letter: names, places, text of descriptions, and a text that finds nothing. */
const TEXTS = ['quinta do mar', 'comporta', 'casa da lua branca', 'terrace breakfast', 'sea view', 'zzz'];

/** Factor by which the processor is slowed down, as for a mid-range mobile. */
const THROTTLING = 4;

/** Milliseconds from keystrokes to frames. */
export interface Keystrokes {
  /** Keystrokes that search. */
  searching: number[];
  /** The baseline: another Enter right after each search, which changes nothing. */
  idle: number[];
}

/**
 * Milliseconds from each keystroke to the frame that shows its results, with the processor slowed down four times. The
 * key is Enter, which searches at once: the debounce of 300 ms is not part of the figure.
 */
export async function measureKeystrokes(page: Page, countFound: (text: string) => number): Promise<Keystrokes> {
  const field = page.getByRole('searchbox', { name: 'Search properties', exact: true });
  const count = page.locator('.listing-count');
  await page.evaluate(watchEnter);

  // The first search loads code and index and is not measured.
  await field.fill('casa');
  await field.press('Enter');
  await count.filter({ hasText: resultCount(countFound('casa')) }).waitFor();

  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  const searching: number[] = [];
  const idle: number[] = [];
  for (const text of TEXTS) {
    await field.fill('');
    for (let end = 1; end <= text.length; end += 1) {
      await field.press(text.slice(end - 1, end));
      await field.press('Enter');
      const { milliseconds, shown } = await page.evaluate(() => window.paintedResult);
      const expected = resultCount(countFound(text.slice(0, end)));
      if (shown !== expected) throw new Error(`'${text.slice(0, end)}' painted '${shown}', not '${expected}'.`);
      searching.push(milliseconds);
      await field.press('Enter');
      idle.push((await page.evaluate(() => window.paintedResult)).milliseconds);
    }
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { searching, idle };
}

declare global {
  interface Window {
    /** Resolves after the frame that follows the latest Enter. */
    paintedResult: Promise<{ milliseconds: number; shown: string }>;
  }
}

/** Runs in the page: measures from the timestamp of each Enter to the first task after the next frame. */
function watchEnter(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter') return;
      window.paintedResult = new Promise((painted) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            const shown = document.querySelector('.listing-count')?.textContent ?? '';
            painted({ milliseconds: performance.now() - event.timeStamp, shown });
          };
          port2.postMessage(null);
        });
      });
    },
    { capture: true },
  );
}
