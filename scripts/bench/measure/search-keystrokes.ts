import type { Page } from '@playwright/test';
import { resultCount } from '#domain/search/text.ts';

/** What visitors write, letter by letter: names, places, words of descriptions, and nothing that is there. */
const TEXTS = ['quinta do mar', 'comporta', 'casa da lua branca', 'terrace breakfast', 'sea view', 'zzz'];

/** Slower than this machine, as a middling telephone is. */
const THROTTLING = 4;

/** Milliseconds from keystrokes to frames. */
export interface Keystrokes {
  /** Each with a search of its own. */
  searching: number[];
  /** The baseline: Enter once more, which asks for nothing new, on the same page in the same moments. */
  idle: number[];
}

/**
 * Milliseconds from each keystroke to the frame that shows its results, the processor slowed down four times. The key is
 * Enter, which searches at once: the 300 ms that the field waits while somebody writes are not part of the figure.
 */
export async function measureKeystrokes(page: Page, countFound: (text: string) => number): Promise<Keystrokes> {
  const field = page.getByRole('searchbox', { name: 'Search properties', exact: true });
  const count = page.locator('.listing-count');
  await page.evaluate(watchEnter);

  // The first search waits for code and index; every later one is a keystroke like any other.
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

/** Runs in the page: from the time stamp of each Enter to the first task after the frame that follows it. */
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
