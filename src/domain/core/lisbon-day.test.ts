import { expect, it } from 'vitest';
import { endOfLisbonDay, startOfLisbonDay } from './lisbon-day.ts';

it.each([
  ['in winter', '2026-01-15', '2026-01-15T00:00:00.000Z', '2026-01-16T00:00:00.000Z'],
  ['in summer', '2026-07-01', '2026-06-30T23:00:00.000Z', '2026-07-01T23:00:00.000Z'],
  ['when the clocks go forward', '2026-03-29', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
  ['when the clocks go back', '2026-10-25', '2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
])('a day in Lisbon %s is the one of its clocks', (_, day, start, end) => {
  expect([startOfLisbonDay(day).toISOString(), endOfLisbonDay(day).toISOString()]).toEqual([start, end]);
});
