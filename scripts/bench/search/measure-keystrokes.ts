import type { Locator, Page } from '@playwright/test';
import { resultCount } from '#domain/search/text.ts';
import { slowDown } from '../support/slow-down.ts';

/** What visitors type, letter by letter: names, places, text of descriptions, and a text that finds nothing. */
const TEXTS = ['quinta do mar', 'comporta', 'casa da lua branca', 'terrace breakfast', 'sea view', 'zzz'];

/**
 * Milliseconds from keystrokes to frames with a slowed-down processor. The key is Enter, which searches without the
 * debounce; the baseline is another Enter right after each search, which changes nothing.
 */
export async function measureKeystrokes(page: Page, countFound: (text: string) => number) {
  const field = page.getByRole('searchbox', { name: 'Search properties', exact: true });
  // The first search loads code and index and is not measured.
  await field.fill('casa');
  await field.press('Enter');
  await page.locator('.listing-count', { hasText: resultCount(countFound('casa')) }).waitFor();

  await slowDown(page);
  const [searching, idle]: [number[], number[]] = [[], []];
  for (const text of TEXTS) {
    await field.fill('');
    for (const [index, letter] of [...text].entries()) {
      await field.press(letter);
      const { milliseconds, shown } = await pressEnter(field);
      const expected = resultCount(countFound(text.slice(0, index + 1)));
      if (shown !== expected) throw new Error(`'${text.slice(0, index + 1)}' painted '${shown}', not '${expected}'.`);
      searching.push(milliseconds);
      idle.push((await pressEnter(field)).milliseconds);
    }
  }
  return { searching, idle };
}

/** Presses Enter; measures from the key's timestamp to the first task after the next frame, which shows the results. */
async function pressEnter(field: Locator): Promise<{ milliseconds: number; shown: string | null | undefined }> {
  const pressed = await field.evaluateHandle((input) => {
    const { promise, resolve } = Promise.withResolvers<{ milliseconds: number; shown: string | null | undefined }>();
    const measure = (begun: number) =>
      resolve({
        milliseconds: performance.now() - begun,
        shown: document.querySelector('.listing-count')?.textContent,
      });
    const onKey = ({ timeStamp }: Event) => requestAnimationFrame(() => setTimeout(() => measure(timeStamp)));
    input.addEventListener('keydown', onKey, { once: true });
    return { painted: promise };
  });
  await field.press('Enter');
  return pressed.evaluate(({ painted }) => painted);
}
