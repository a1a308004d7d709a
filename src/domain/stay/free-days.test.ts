import { describe, expect, it } from 'vitest';
import { NO_FEES } from './fees.ts';
import { listFreeRanges, listFreeSaturdays } from './free-days.ts';
import { listStayNights } from './nights.ts';
import { bookingFixture, seasonFixture, stayFixture, type GivenStay } from './stay-fixture.ts';

/** Days from Wednesday 6 January 2027 on. */
const DAYS = listStayNights({ from: '2027-01-06', to: '2027-03-01' });

const saturdays = (given: GivenStay) =>
  listFreeSaturdays(stayFixture(given), DAYS, 2).map(({ from, to, totalCents }) => [from, to, totalCents / 100]);
const ranges = (given: GivenStay) => listFreeRanges(stayFixture(given), DAYS, 3).map(({ from, to }) => [from, to]);

describe('the next free Saturdays', () => {
  it('have their total with the fees for the guests that are included', () => {
    const fees = { ...NO_FEES, cleaning: 50, extraGuest: { includedGuests: 80, perNight: 25 } };
    expect(saturdays({ fees, seasons: [seasonFixture({ weekendPrice: 150 })] })).toEqual([
      ['2027-01-09', '2027-01-10', 200],
      ['2027-01-16', '2027-01-17', 200],
    ]);
  });

  it('come with as many days as a booking has at least, and leave out what is taken', () => {
    const occupancies = [bookingFixture('2027-01-10', '2027-01-11')];
    expect(saturdays({ seasons: [seasonFixture({ minimumNights: 2 })], occupancies })).toEqual([
      ['2027-01-16', '2027-01-18', 200],
      ['2027-01-23', '2027-01-25', 200],
    ]);
  });
});

describe('the next free ranges of days', () => {
  it('lie between what is taken, from tomorrow to the end of the calendar', () => {
    const occupancies = [bookingFixture('2027-01-10', '2027-01-12'), bookingFixture('2027-02-01', '2027-02-02')];
    expect(ranges({ occupancies })).toEqual([
      ['2027-01-07', '2027-01-10'],
      ['2027-01-12', '2027-02-01'],
      ['2027-02-02', '2027-03-01'],
    ]);
  });

  it('have as many days as a booking has at least, and a price for each', () => {
    const occupancies = [bookingFixture('2027-01-09', '2027-01-12')];
    const seasons = [seasonFixture({ to: '2027-02-01', minimumNights: 3 })];
    expect(ranges({ seasons, occupancies })).toEqual([['2027-01-12', '2027-02-01']]);
    expect(ranges({ seasons: [] })).toEqual([]);
  });
});
