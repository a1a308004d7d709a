import { expect, it } from 'vitest';
import { GROUP_TEXT } from './text.ts';

it.each([
  [1, '1 is included; each further one costs €15 a day.'],
  [40, '40 are included; each further one costs €15 a day.'],
])('a price that includes %i says so', (guests, sentence) => {
  expect(GROUP_TEXT.extra(guests, '€15 a day')).toBe(sentence);
});
