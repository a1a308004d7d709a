import { expect, it } from 'vitest';
import { sampleWeek } from './sample-week.ts';

it.each([
  ['a Saturday', new Date(2026, 10, 21), '2026-12-19', '2026-12-26'],
  ['a Sunday', new Date(2026, 10, 22), '2026-12-26', '2027-01-02'],
  ['the last day of a year', new Date(2026, 11, 31), '2027-01-30', '2027-02-06'],
])('the sample week from %s is Saturday to Saturday, four weeks ahead', (_, today, checkInDate, checkOutDate) => {
  expect(sampleWeek(today)).toEqual({ checkInDate, checkOutDate });
});
