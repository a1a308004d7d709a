import { expect, it } from 'vitest';
import { countOf } from './count-of.ts';

it.each([
  ['0 nights', 0],
  ['1 night', 1],
  ['1,200 nights', 1200],
])('%s', (text, count) => {
  expect(countOf(count, 'night')).toBe(text);
});

it('takes a plural that is no word with an s', () => {
  expect([1, 2].map((count) => countOf(count, 'property', 'properties'))).toEqual(['1 property', '2 properties']);
});
