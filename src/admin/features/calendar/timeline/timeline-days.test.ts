import { describe, expect, it } from 'vitest';
import { listMonths, listTimelineDays, placeBar, placeDays } from './timeline-days.ts';

const line = listTimelineDays('2027-07-10');

it('the timeline begins with the month of today and lasts 24 months', () => {
  expect(line.days.at(0)).toBe('2027-07-01');
  expect(line.days.at(-1)).toBe('2029-06-30');
  expect(line.firstWeekday).toBe(4);
  expect(listMonths(line)).toHaveLength(24);
  expect(listMonths(line).slice(0, 2)).toEqual([
    { month: '2027-07', at: 0, length: 31 },
    { month: '2027-08', at: 31, length: 31 },
  ]);
});

describe('the bar of nights', () => {
  it('goes from midday of the arrival to midday of the departure, where the next stay begins', () => {
    expect(placeBar(line, { from: '2027-07-03', to: '2027-07-07' }, false)).toEqual({ at: 2.5, length: 4 });
    expect(placeBar(line, { from: '2027-07-07', to: '2027-07-08' }, false)).toEqual({ at: 6.5, length: 1 });
  });

  it('covers whole days of a venue', () => {
    expect(placeBar(line, { from: '2027-07-03', to: '2027-07-06' }, true)).toEqual({ at: 2, length: 3 });
  });

  it('is cut at the ends of the timeline', () => {
    expect(placeBar(line, { from: '2027-06-20', to: '2027-07-02' }, false)).toEqual({ at: 0, length: 1.5 });
    expect(placeBar(line, { from: '2029-06-29', to: '2029-08-01' }, false)).toEqual({ at: 729.5, length: 1.5 });
    expect(placeBar(line, { from: '2026-01-01', to: '2026-02-01' }, false)).toEqual({ at: 0, length: 0 });
  });
});

it('a season that began before the timeline begins with it', () => {
  expect(placeDays(line, { from: '2027-01-01', to: '2027-07-11' })).toEqual({ at: 0, length: 10 });
});
