import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['Casa', 10, 'Casa'],
  ['Casa da Duna', 4, 'Casa'],
  ['Sea 🌊', 5, 'Sea '],
  ['Sea 🌊', 6, 'Sea 🌊'],
  ['🌊🌊', 3, '🌊'],
  ['🌊', 0, ''],
])('%j cut at %i is %j', (text, max, expected) => {
  expect(cutText(text, max)).toBe(expected);
});

it('is the beginning of any text, as long as it may be, and never half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, max) => {
      const cut = cutText(text, max);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(max);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(max, text.length) - 1);
    }),
  );
});
