import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEED_RANGES_MAX } from '#domain/stay/limits.ts';
import { addDays, listNights, type NightRange } from '#domain/stay/nights.ts';
import { feedWindow, joinNights, listFeedEntries } from './feed-nights.ts';

const NOW = new Date('2027-01-10T12:00:00Z');
const TODAY = '2027-01-10';

const range: fc.Arbitrary<NightRange> = fc
  .record({ start: fc.integer({ min: -500, max: 900 }), nights: fc.integer({ min: 1, max: 60 }) })
  .map(({ start, nights }) => ({ from: addDays(TODAY, start), to: addDays(TODAY, start + nights) }));

/** The nights of stays that are not over, within the window, one by one. */
function nightsOf(ranges: readonly NightRange[]): string[] {
  const { from, to } = feedWindow(NOW);
  const nights = ranges.filter((stay) => stay.to > TODAY).flatMap(listNights);
  return [...new Set(nights)].filter((night) => night >= from && night < to).toSorted();
}

describe('the nights of a file', () => {
  it('are kept each once and in order, and none is lost', () => {
    fc.assert(
      fc.property(fc.array(range, { maxLength: 40 }), (ranges) => {
        const joined = joinNights(ranges, NOW);
        expect(joined.flatMap(listNights)).toEqual(nightsOf(ranges));
      }),
    );
  });

  it('of neighbours stay two stays, unless there are too many', () => {
    const week = { from: '2027-05-01', to: '2027-05-08' };
    const next = { from: '2027-05-08', to: '2027-05-15' };
    expect(joinNights([next, week], NOW)).toEqual([week, next]);
    const days = Array.from({ length: FEED_RANGES_MAX + 1 }, (_, index) => addDays(TODAY, index));
    const nights = days.map((from) => ({ from, to: addDays(from, 1) }));
    expect(joinNights(nights, NOW)).toEqual([{ from: TODAY, to: addDays(TODAY, FEED_RANGES_MAX + 1) }]);
  });
});

describe('the entries of a feed', () => {
  const feed = { id: 'c0ffee00-0000-4000-8000-000000000001', site: 'Airbnb' };
  const entries = (ranges: readonly NightRange[], known: ReturnType<typeof listFeedEntries> = []) =>
    listFeedEntries(feed, ranges, known, () => crypto.randomUUID());

  it('keep their ids while their stays are the same, also when a site shortens one that has begun', () => {
    const [stay] = entries([{ from: '2027-01-05', to: '2027-01-12' }]);
    const known = stay === undefined ? [] : [stay];
    expect(entries([{ from: '2027-01-05', to: '2027-01-12' }], known)).toEqual([stay]);
    expect(entries([{ from: '2027-01-10', to: '2027-01-12' }], known)).toEqual([{ ...stay, from: '2027-01-10' }]);
    expect(entries([{ from: '2027-01-05', to: '2027-01-13' }], known)[0]?.id).not.toBe(stay?.id);
  });
});
