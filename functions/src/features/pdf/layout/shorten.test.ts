import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it.each([
  ['A short text.', 40, 'A short text.'],
  ['The first sentence is here. The second is not.', 40, 'The first sentence is here.'],
  ['Words without any end of a sentence go on and on', 30, 'Words without any end of a…'],
  ['Anything', 0, ''],
  ['x'.repeat(50), 10, `${'x'.repeat(10)}…`],
  ['🌊'.repeat(10), 5, '🌊🌊…'],
])('%j in %i characters is %j', (text, most, expected) => {
  expect(shorten(text, most)).toBe(expected);
});
