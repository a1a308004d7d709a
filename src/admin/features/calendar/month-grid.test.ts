import { expect, it } from 'vitest';
import { addMonths, dayAfterKey, formatMonth, listWeeks } from './month-grid.ts';

it('a month begins on a Monday, with nothing in the place of its neighbours’ days', () => {
  const weeks = listWeeks('2027-07');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, null, null, '2027-07-01', '2027-07-02', '2027-07-03', '2027-07-04']);
  expect(weeks.at(-1)?.slice(4)).toEqual(['2027-07-30', '2027-07-31', null]);
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(31);
});

it.each([
  ['2027-02', 4],
  ['2028-02', 5],
  ['2027-05', 6],
])('%s takes %i weeks', (month, weeks) => {
  expect(listWeeks(month)).toHaveLength(weeks);
});

it('months follow each other over the years', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
  expect(formatMonth('2027-01')).toBe('January 2027');
});

it.each([
  ['ArrowLeft', '2027-06-30'],
  ['ArrowRight', '2027-07-02'],
  ['ArrowUp', '2027-06-24'],
  ['ArrowDown', '2027-07-08'],
  ['Home', '2027-06-28'],
  ['End', '2027-07-04'],
  ['PageUp', '2027-06-01'],
  ['PageDown', '2027-08-01'],
  ['Tab', null],
])('%s leads from Thursday 1 July 2027 to %s', (key, expected) => {
  expect(dayAfterKey('2027-07-01', key)).toBe(expected);
});

it('a month later is the last day of a shorter month', () => {
  expect(dayAfterKey('2027-01-31', 'PageDown')).toBe('2027-02-28');
});
