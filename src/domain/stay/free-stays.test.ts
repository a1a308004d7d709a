import { describe, expect, it } from 'vitest';
import { listFreeStays } from './free-stays.ts';
import { listStayNights } from './nights.ts';
import { bookingFixture, seasonFixture, stayFixture, type GivenStay } from './stay-fixture.ts';

/** Days from Wednesday 6 January 2027 on. */
const DAYS = listStayNights({ from: '2027-01-06', to: '2027-07-01' });

const free = (given: GivenStay, capacity = 8) =>
  listFreeStays(stayFixture(given), capacity, DAYS, 3).map(({ from, to, totalCents }) => [from, to, totalCents / 100]);

describe('the next free stays', () => {
  it('are weeks from Saturday with their totals', () => {
    expect(free({})).toEqual([
      ['2027-01-09', '2027-01-16', 700],
      ['2027-01-16', '2027-01-23', 700],
      ['2027-01-23', '2027-01-30', 700],
    ]);
  });

  it('begin on the changeover day, and are as long as the season requires', () => {
    expect(free({ seasons: [seasonFixture({ changeoverDay: 1, minimumNights: 10 })] })[0]).toEqual([
      '2027-01-11',
      '2027-01-25',
      1400,
    ]);
  });

  it('leave out what is taken', () => {
    const occupancies = [bookingFixture('2027-01-12', '2027-01-14'), bookingFixture('2027-01-23', '2027-02-06')];
    expect(free({ occupancies }).map(([from]) => from)).toEqual(['2027-01-16', '2027-02-06', '2027-02-13']);
  });

  it('are calendar months where a stay is long, and longer than a short one', () => {
    const seasons = [seasonFixture({ price: 3000, unit: 'month', minimumNights: 30 })];
    expect(free({ seasons }).map(([from, to]) => [from, to])).toEqual([
      ['2027-02-01', '2027-03-03'],
      ['2027-04-01', '2027-05-01'],
      ['2027-05-01', '2027-06-01'],
    ]);
  });

  it('are for one guest where only one fits', () => {
    expect(free({}, 1)).toHaveLength(3);
  });

  it('are none without prices', () => {
    expect(free({ seasons: [] })).toEqual([]);
  });
});
