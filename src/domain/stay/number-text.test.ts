import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readNumbers, writeNumbers } from './number-text.ts';

it('numbers are read as they were written, from a text that JSON writes as it is', () => {
  const numbers = fc.array(fc.option(fc.oneof(fc.nat(70), fc.nat(2 ** 40))));
  fc.assert(
    fc.property(numbers, (given) => {
      const text = writeNumbers(given);
      expect(readNumbers(text)).toEqual(given);
      expect(JSON.stringify(text)).toBe(`"${text}"`);
      expect(text).not.toContain(';');
    }),
  );
});

it('a small number is one letter', () => {
  expect(writeNumbers([0, 30, null]).length).toBe(3);
  expect(writeNumbers([31, 1022]).length).toBe(4);
});

it.each(['1', '<;', '\\', '<]', '"', '<}'])('%j is no text of numbers', (text) => {
  expect(readNumbers(text)).toBeNull();
});
