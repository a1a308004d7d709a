import { SEARCH_BAR_TEXT as text } from '../text.ts';

/**
 * '150 ms per character typed, 75 ms per character deleted, 2 s hold at the end of a word' (visitor specification,
 * section 4).
 */
export const TYPING = { type: 150, erase: 75, hold: 2000 } as const;

/** A state of the placeholder and how many milliseconds it stays. */
export interface TypingFrame {
  text: string;
  wait: number;
}

/** Types each phrase, holds it, erases it and continues with the next, for ever. */
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

/**
 * Animates the placeholder of a search field; it 'stops while the input is focused' and does not start with reduced
 * motion.
 */
export function typePlaceholder(input: HTMLInputElement): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const frames = typingFrames(text.placeholders);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const step = (): void => {
    const { text, wait } = frames.next().value;
    input.placeholder = text;
    timer = setTimeout(step, wait);
  };
  const stop = (): void => {
    clearTimeout(timer);
    input.placeholder = text.focused;
  };
  const start = (): void => {
    stop();
    if (!reducedMotion.matches && document.activeElement !== input) step();
  };

  input.addEventListener('focus', stop);
  input.addEventListener('blur', start);
  reducedMotion.addEventListener('change', start);
  start();
}
