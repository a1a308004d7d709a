import { SEARCH_BAR_TEXT as text } from '../text.ts';

/** '150 ms per character typed, 75 ms per character deleted, 2 s hold at the end of a word' (visitor specification, section 4). */
export const TYPING = { type: 150, erase: 75, hold: 2000 } as const;

/** What the placeholder reads, and for how many milliseconds. */
export interface TypingFrame {
  text: string;
  wait: number;
}

/** Types each phrase, holds it, erases it and goes on with the next, for ever. */
export function* typingFrames(phrases: readonly string[]): Generator<TypingFrame, never> {
  for (;;) {
    for (const phrase of phrases) {
      for (let end = 1; end < phrase.length; end += 1) yield { text: phrase.slice(0, end), wait: TYPING.type };
      yield { text: phrase, wait: TYPING.hold };
      for (let end = phrase.length - 1; end > 0; end -= 1) yield { text: phrase.slice(0, end), wait: TYPING.erase };
      yield { text: '', wait: TYPING.type };
    }
  }
}

/** Lets the placeholder of a search field type itself; it 'stops while the input is focused' and stands still where less motion is asked for. */
export function typePlaceholder(input: HTMLInputElement): void {
  const idle = matchMedia('(prefers-reduced-motion: reduce)');
  const frames = typingFrames(text.placeholders);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const step = (): void => {
    const { text, wait } = frames.next().value;
    input.placeholder = text;
    timer = setTimeout(step, wait);
  };
  const rest = (): void => {
    clearTimeout(timer);
    input.placeholder = text.focused;
  };
  const go = (): void => {
    rest();
    if (!idle.matches && document.activeElement !== input) step();
  };

  input.addEventListener('focus', rest);
  input.addEventListener('blur', go);
  idle.addEventListener('change', go);
  go();
}
