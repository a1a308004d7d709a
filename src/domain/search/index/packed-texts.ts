import { packNumbers, unpackNumbers } from './packed-numbers.ts';

/** Most characters that a text may share with the one before it: what one packed symbol can say. */
const SHARED_MAX = 45;

function sharedLength(text: string, previous: string): number {
  let length = 0;
  while (length < SHARED_MAX && length < text.length && text[length] === previous[length]) length += 1;
  return length;
}

/** Writes texts in an order in which neighbours begin alike: how many characters are shared, then the rest. */
export function packTexts(texts: readonly string[]): string[] {
  return texts.map((text, index) => {
    const shared = sharedLength(text, texts[index - 1] ?? '');
    return packNumbers([shared]) + text.slice(shared);
  });
}

/** Reads them again; throws on what `packTexts` would not write. */
export function unpackTexts(packed: readonly string[]): string[] {
  let previous = '';
  return packed.map((entry) => {
    const [shared] = unpackNumbers(entry.slice(0, 1));
    if (shared === undefined) throw new TypeError('expected a packed text');
    previous = previous.slice(0, shared) + entry.slice(1);
    return previous;
  });
}
