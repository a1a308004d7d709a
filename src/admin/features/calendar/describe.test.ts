import { describe, expect, it } from 'vitest';
import { NO_FEES } from '#domain/stay/fees.ts';
import { bookingFixture, feedFixture, holdFixture, seasonFixture } from '#domain/stay/stay-fixture.ts';
import { describeDay, readDay } from './day-facts.ts';
import { describeNights, describeSelection } from './describe-range.ts';

const NOW = new Date('2027-07-02T12:00:00Z');
const summer = seasonFixture({ from: '2027-06-01', to: '2027-09-01', price: 2450 });
const calendar = {
  seasons: [summer],
  fees: NO_FEES,
  occupancies: [
    bookingFixture('2027-07-03', '2027-07-07'),
    holdFixture('2027-07-10', '2027-07-12', '2027-07-02T13:00:00Z'),
    holdFixture('2027-07-12', '2027-07-14', '2027-07-02T11:00:00Z'),
    feedFixture('2027-07-06', '2027-07-09'),
  ],
  sameStays: [],
};
const nameOf = (night: string): string => describeDay(readDay(calendar, night, NOW, '2027-07-02'));

describe('the name of a day', () => {
  it.each([
    ['2027-07-03', 'Saturday 3 July 2027, €2,450, booked'],
    ['2027-07-06', 'Tuesday 6 July 2027, €2,450, booked, two stays on the same date'],
    ['2027-07-07', 'Wednesday 7 July 2027, €2,450, taken at another site'],
    ['2027-07-09', 'Friday 9 July 2027, €2,450, free'],
    ['2027-07-10', 'Saturday 10 July 2027, €2,450, on hold'],
    ['2027-07-12', 'Monday 12 July 2027, €2,450, free'],
    ['2027-07-02', 'Friday 2 July 2027, today, €2,450, free'],
    ['2027-07-01', 'Thursday 1 July 2027, €2,450, past'],
    ['2027-09-01', 'Wednesday 1 September 2027, no price'],
  ])('%s is %j', (night, expected) => {
    expect(nameOf(night)).toBe(expected);
  });

  it('has the share of a price for a week', () => {
    const weekly = { ...calendar, seasons: [{ ...summer, price: 1000, unit: 'week' as const }] };
    expect(readDay(weekly, '2027-07-20', NOW, '2027-07-02').price).toBe('€143');
  });
});

describe('the chosen nights', () => {
  it('are announced with their dates and price', () => {
    expect(describeSelection([summer], { from: '2027-07-03', to: '2027-07-07' }, 'night')).toBe(
      '4 nights, 3 to 7 July 2027, €9,800 by the prices',
    );
    expect(describeSelection([summer], { from: '2027-08-31', to: '2027-09-01' }, 'night')).toBe(
      '1 night, 31 August to 1 September 2027, €2,450 by the prices',
    );
  });

  it('say so when one has no price', () => {
    expect(describeSelection([summer], { from: '2027-08-31', to: '2027-09-02' }, 'night')).toBe(
      '2 nights, 31 August to 2 September 2027, Not every night has a price',
    );
  });
});

describe('the chosen days of a venue', () => {
  it('are announced to their last day, which is taken too', () => {
    expect(describeSelection([summer], { from: '2027-07-03', to: '2027-07-07' }, 'day')).toBe(
      '4 days, 3 to 6 July 2027, €9,800 by the prices',
    );
    expect(describeSelection([summer], { from: '2027-08-31', to: '2027-09-01' }, 'day')).toBe(
      '1 day, 31 August 2027, €2,450 by the prices',
    );
    expect(describeSelection([summer], { from: '2027-08-31', to: '2027-09-02' }, 'day')).toBe(
      '2 days, 31 August to 1 September 2027, Not every day has a price',
    );
  });
});

it('a season is named by its first and its last night', () => {
  expect(describeNights({ from: '2027-09-04', to: '2027-11-02' })).toBe('4 September to 1 November 2027');
  expect(describeNights({ from: '2027-12-30', to: '2028-01-03' })).toBe('30 December 2027 to 2 January 2028');
  expect(describeNights({ from: '2027-09-04', to: '2027-09-05' })).toBe('4 September 2027');
});
