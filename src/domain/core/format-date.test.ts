import { expect, it } from 'vitest';
import { formatDay, formatStay, formatWeekday } from './format-date.ts';

it('writes a day as people do', () => {
  expect(formatDay('2027-05-08')).toBe('8 May 2027');
  expect(formatWeekday('2026-12-03')).toBe('Thursday 3 December 2026');
  expect([formatDay(''), formatWeekday('')]).toEqual(['', '']);
});

it.each([
  ['2027-05-08', '2027-05-15', '8 – 15 May 2027'],
  ['2027-05-28', '2027-06-04', '28 May – 4 June 2027'],
  ['2027-05-08', '', '8 May 2027'],
  ['', '2027-05-15', '15 May 2027'],
  ['', '', ''],
])('a stay from %j to %j is %j', (from, to, text) => {
  expect(formatStay(from, to)).toBe(text);
});
