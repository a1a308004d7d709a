import { describe, expect, it } from 'vitest';
import { addDays, addYears, countNights, includesNight, listNights, overlaps, weekdayOf } from './nights.ts';
import * as z from 'zod';
import { forwards, nightRangeFields } from './night-range.ts';

describe('a range of nights', () => {
  it.each([
    ['over a leap day', { from: '2028-02-27', to: '2028-03-02' }, 4],
    ['over the same days of another year', { from: '2027-02-27', to: '2027-03-02' }, 3],
    ['over the switch to summer time', { from: '2027-03-27', to: '2027-03-30' }, 3],
    ['over the switch to winter time', { from: '2027-10-30', to: '2027-11-02' }, 3],
    ['over New Year', { from: '2026-12-28', to: '2027-01-04' }, 7],
  ])('%s has each night once', (_, range, nights) => {
    const listed = listNights(range);
    expect(countNights(range)).toBe(nights);
    expect(listed).toHaveLength(nights);
    expect(new Set(listed).size).toBe(nights);
    expect(listed[0]).toBe(range.from);
    expect(addDays(listed.at(-1) ?? '', 1)).toBe(range.to);
  });

  it('shares no night with one that begins on its day of departure', () => {
    const week = { from: '2027-07-03', to: '2027-07-10' };
    expect(overlaps(week, { from: '2027-07-10', to: '2027-07-17' })).toBe(false);
    expect(overlaps(week, { from: '2027-07-09', to: '2027-07-17' })).toBe(true);
    expect(includesNight(week, '2027-07-10')).toBe(false);
    expect(includesNight(week, '2027-07-09')).toBe(true);
  });

  it.each([
    [{ from: '2027-07-03', to: '2027-07-03' }],
    [{ from: '2027-07-03', to: '2027-07-02' }],
    [{ from: '2027-02-29', to: '2027-03-02' }],
    [{ from: '2027-07-03T00:00:00Z', to: '2027-07-05' }],
    [{ from: '2027-02-30', to: '2027-03-05' }],
    [{ from: '2027-07-03', to: '2030-07-03' }],
  ])('is not %j', (range) => {
    expect(forwards(z.strictObject(nightRangeFields)).safeParse(range).success).toBe(false);
  });
});

it('a year after a leap day is the last day of February', () => {
  expect(addYears('2028-02-29', 1)).toBe('2029-02-28');
});

it('the days of the week begin with Monday', () => {
  expect(weekdayOf('2026-11-30')).toBe(1);
  expect(weekdayOf('2026-11-29')).toBe(7);
});
