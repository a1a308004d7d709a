import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTaken, listTakenNights } from './calendar.ts';
import { addDays } from './nights.ts';
import { bookingFixture, feedFixture } from './stay-fixture.ts';

const TODAY = '2027-01-01';
const NOW = new Date(`${TODAY}T12:00:00Z`);

describe('the taken nights', () => {
  it('are those of the longer of two entries when one lies within the other', () => {
    const month = { from: '2027-07-01', to: '2027-07-31' };
    const entries = [bookingFixture(month.from, month.to), feedFixture('2027-07-10', '2027-07-17')];
    expect(listTakenNights(entries, TODAY, NOW)).toEqual([month]);
  });

  it('are the nights of all entries, and no others', () => {
    const range = fc
      .record({ first: fc.integer({ min: 0, max: 40 }), nights: fc.integer({ min: 1, max: 20 }) })
      .map(({ first, nights }) => feedFixture(addDays(TODAY, first), addDays(TODAY, first + nights)));
    fc.assert(
      fc.property(fc.array(range, { maxLength: 6 }), (entries) => {
        const joined = listTakenNights(entries, TODAY, NOW);
        for (let day = 0; day < 61; day += 1) {
          const night = { from: addDays(TODAY, day), to: addDays(TODAY, day + 1) };
          const isTaken = joined.some(({ from, to }) => from <= night.from && night.to <= to);
          expect(isTaken).toBe(findTaken(entries, night, NOW).length > 0);
        }
      }),
    );
  });
});
