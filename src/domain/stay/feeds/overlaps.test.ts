import { describe, expect, it } from 'vitest';
import type { Occupancy } from '#domain/stay/occupancy.ts';
import { bookingFixture, feedFixture, holdFixture } from '#domain/stay/stay-fixture.ts';
import { findOverlaps } from './overlaps.ts';

const NOW = new Date('2027-01-10T12:00:00Z');
const TODAY = '2027-01-10';
const LATER = '2027-02-01T00:00:00.000Z';

const overlapsOf = (...occupancies: Occupancy[]) => findOverlaps({ occupancies, sameStays: [] }, TODAY, NOW);

describe('two stays overlap', () => {
  it('when a site and a colleague, or two sites, have the same nights', () => {
    const booking = bookingFixture('2027-05-01', '2027-05-08');
    const airbnb = feedFixture('2027-05-04', '2027-05-06', 'Airbnb');
    const vrbo = feedFixture('2027-05-05', '2027-05-10', 'Vrbo');
    expect(overlapsOf(vrbo, airbnb, booking)).toEqual([
      { entries: [booking, airbnb], range: { from: '2027-05-04', to: '2027-05-06' } },
      { entries: [booking, vrbo], range: { from: '2027-05-05', to: '2027-05-08' } },
      { entries: [airbnb, vrbo], range: { from: '2027-05-05', to: '2027-05-06' } },
    ]);
  });

  it('but not when one leaves as the other comes, nor with a block, an ended hold or a past stay', () => {
    const block = { ...bookingFixture('2027-05-01', '2027-05-08'), kind: 'block', reason: 'owner' } as Occupancy;
    expect(overlapsOf(bookingFixture('2027-05-01', '2027-05-08'), feedFixture('2027-05-08', '2027-05-09'))).toEqual([]);
    expect(overlapsOf(block, feedFixture('2027-05-02', '2027-05-09'))).toEqual([]);
    const hold = (end: string) => holdFixture('2027-05-01', '2027-05-08', end);
    expect(overlapsOf(hold('2027-01-10T11:00:00.000Z'), feedFixture('2027-05-02', '2027-05-09'))).toEqual([]);
    expect(overlapsOf(hold(LATER), feedFixture('2027-05-02', '2027-05-09'))).toHaveLength(1);
    expect(overlapsOf(bookingFixture('2027-01-01', TODAY), feedFixture('2027-01-01', TODAY))).toEqual([]);
  });

  it('until staff know that they are one', () => {
    const [booking, feed] = [bookingFixture('2027-05-01', '2027-05-08'), feedFixture('2027-05-01', '2027-05-08')];
    const sameStays = [{ one: feed.id, other: booking.id }];
    expect(findOverlaps({ occupancies: [booking, feed], sameStays }, TODAY, NOW)).toEqual([]);
  });
});
