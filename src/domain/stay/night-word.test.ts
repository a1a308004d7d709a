import { expect, it } from 'vitest';
import { describeStay, lastDayOf, nightWordOf, rangeBetween } from './night-word.ts';

it.each([
  ['rental', 'night'],
  ['retreat', 'night'],
  ['event', 'day'],
  ['production', 'day'],
] as const)('a stay at a property of type %s is counted by the %s', (type, word) => {
  expect(nightWordOf(type)).toBe(word);
});

it.each([
  ['night', '2027-05-08', '2027-05-15', '2027-05-15', '8 – 15 May 2027'],
  ['day', '2027-05-08', '2027-05-16', '2027-05-15', '8 – 15 May 2027'],
  ['day', '2027-05-31', '2027-06-01', '2027-05-31', '31 May 2027'],
] as const)('by the %s, the range from %s to %s ends on %s: %s', (word, from, to, last, text) => {
  expect(lastDayOf({ to }, word)).toBe(last);
  expect(rangeBetween(from, last, word)).toEqual({ from, to });
  expect(describeStay({ from, to }, word)).toBe(text);
});
