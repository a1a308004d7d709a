import { describe, expect, it } from 'vitest';
import { typingFrames } from './typing-placeholder.ts';

describe("the placeholder: '150 ms per character typed, 75 ms per character deleted, 2 s hold at the end of a word'", () => {
  const frames = typingFrames(['Sea', 'Hill']);
  const first = Array.from({ length: 8 }, () => frames.next().value);

  it('types, holds and erases a phrase, then types the next', () => {
    expect(first).toEqual([
      { text: 'S', wait: 150 },
      { text: 'Se', wait: 150 },
      { text: 'Sea', wait: 2000 },
      { text: 'Se', wait: 75 },
      { text: 'S', wait: 75 },
      { text: '', wait: 150 },
      { text: 'H', wait: 150 },
      { text: 'Hi', wait: 150 },
    ]);
  });

  it('starts again after the last phrase', () => {
    const later = Array.from({ length: 6 }, () => frames.next().value.text);
    expect(later).toEqual(['Hil', 'Hill', 'Hil', 'Hi', 'H', '']);
    expect(frames.next().value.text).toBe('S');
  });
});
