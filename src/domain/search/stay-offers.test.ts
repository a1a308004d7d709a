import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FEES } from '#domain/stay/fees.ts';
import { listStays, readListedTerms, writeListedStay } from '#domain/stay/listed-stay.ts';
import { addDays, listStayNights } from '#domain/stay/nights.ts';
import { quoteStay, type QuotedTerms } from '#domain/stay/quote.ts';
import { seasonFixture } from '#domain/stay/stay-fixture.ts';
import { indexedPropertyFixture } from './index/indexed-property-fixture.ts';
import { makeIndex } from './index/index-file.ts';
import { readIndex } from './index/read-index.ts';
import { createSearchEngine } from './index/search-engine.ts';
import { DEFAULT_SEARCH } from './listing-search.ts';
import { createFindOffers, readOfferData } from './stay-offers.ts';
import type { StaySearch } from './stay-search.ts';

const TODAY = '2027-01-10';
/** A Saturday. */
const DAY = '2027-07-03';
const WEEK: StaySearch = { from: DAY, to: addDays(DAY, 7), guests: 2, isFlexible: false };
const FLEXIBLE: StaySearch = { ...WEEK, isFlexible: true };

const terms = (given: Partial<QuotedTerms> = {}): QuotedTerms => ({
  seasons: [seasonFixture()],
  fees: NO_FEES,
  taken: [],
  ...given,
});

const taken = (from: number, to: number) => ({ from: addDays(DAY, from), to: addDays(DAY, to) });

/** Compares properties with these terms; null for one without a calendar. */
function offersOf(list: readonly (QuotedTerms | null)[], stay: StaySearch, today = TODAY, people = 8) {
  const keys = list.map((_, index) => `key-${index}`);
  const texts = keys.flatMap((key, index) => {
    const given = list[index];
    return given ? [[key, writeListedStay(given)] as const] : [];
  });
  const find = createFindOffers({ keys, stays: listStays(Object.fromEntries(texts)), today });
  return keys.map((_, position) => find(stay)({ position, people }));
}

const daysOf = (given: Partial<QuotedTerms>, stay: StaySearch, today = TODAY) =>
  offersOf([terms(given)], stay, today)[0]?.from ?? null;

describe('the offers of a stay', () => {
  it('are what quotes say', () => {
    const [offer] = offersOf([terms({ fees: { ...NO_FEES, cleaning: 50 } })], WEEK);
    expect(offer?.cents).toBe(75_000);
    expect(offer?.show().total).toBe('€750 for 7 nights');
  });

  it('leave out properties that are taken, have no price, no calendar or too few beds', () => {
    const offers = offersOf([terms({ taken: [taken(6, 9)] }), terms({ seasons: [] }), null], WEEK);
    expect(offers).toEqual([null, null, null]);
    expect(offersOf([terms()], { ...WEEK, guests: 9 })).toEqual([null]);
  });

  it('leave out no property whose guests are unknown', () => {
    expect(offersOf([terms()], { ...WEEK, guests: 9 }, TODAY, 0)).not.toEqual([null]);
  });

  it('keep properties whose guests leave or arrive on the same day', () => {
    expect(daysOf({ taken: [taken(-5, 0), taken(7, 9)] }, WEEK)).toBe(DAY);
  });

  it('of a flexible wish are nearest to it, and the earlier ones of two', () => {
    expect(daysOf({}, FLEXIBLE)).toBe(DAY);
    expect(daysOf({ taken: [taken(6, 7)] }, FLEXIBLE)).toBe(addDays(DAY, -1));
    expect(daysOf({ taken: [taken(-1, 1)] }, FLEXIBLE)).toBe(addDays(DAY, 1));
    expect(daysOf({ seasons: [seasonFixture({ changeoverDay: 2 })] }, FLEXIBLE)).toBe(addDays(DAY, 3));
    expect(daysOf({ taken: [taken(3, 4)] }, FLEXIBLE)).toBeNull();
  });

  it('of a flexible wish never begin before today', () => {
    expect(daysOf({ taken: [taken(6, 7)] }, FLEXIBLE, DAY)).toBeNull();
  });

  it('agree with a quote for each text and each day', () => {
    const range = fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 6 }));
    const given = fc.record({
      taken: fc.array(range, { maxLength: 5 }),
      changeoverDay: fc.option(fc.integer({ min: 1, max: 7 })),
      minimumNights: fc.integer({ min: 1, max: 9 }),
      first: fc.nat(30),
      nights: fc.integer({ min: 1, max: 10 }),
    });
    fc.assert(
      fc.property(given, ({ taken: ranges, first, nights, ...rules }) => {
        let end = 0;
        const inOrder = ranges.map(([gap, length]) => {
          const start = end + gap;
          end = start + length;
          return taken(start, end);
        });
        const property = terms({ seasons: [seasonFixture(rules)], taken: inOrder });
        const stay = { ...WEEK, ...taken(first, first + nights) };
        const read = { ...property, ...readListedTerms(writeListedStay(property).terms) };
        const guests = { adults: stay.guests, childAges: [], pets: 0 };
        const { quote } = quoteStay({ ...read, stay: listStayNights(stay), guests, capacity: 8, today: TODAY });
        expect(offersOf([property], stay)[0]?.cents ?? null).toBe(quote?.totalCents ?? null);
      }),
    );
  });

  it('are not read from anything else', () => {
    expect(() => readOfferData({}, listStays({}))).toThrow('expected the keys of stays');
    expect(() => readOfferData(['key'], [])).toThrow('expected the stays');
  });
});

describe('a search by dates', () => {
  const prices = [300, 100, 200];
  const catalogue = readIndex(
    makeIndex(
      prices.map((_, index) =>
        indexedPropertyFixture({ id: `${index}`, slug: `casa-${index}`, title: `Casa ${index}` }),
      ),
      [],
      '/data/search/rental-stays.json',
    ),
  );
  const list = prices.map((price) => terms({ seasons: [seasonFixture({ price })] }));
  const texts = list.map((given, index) => [`${index}`, writeListedStay(given)] as const);
  const engine = createSearchEngine(
    catalogue,
    createFindOffers({ keys: ['0', '1', '2'], stays: listStays(Object.fromEntries(texts)), today: TODAY }),
  );
  const slugs = (given: Partial<typeof DEFAULT_SEARCH>) =>
    engine({ ...DEFAULT_SEARCH, stay: WEEK, ...given })?.map(({ slug }) => slug);

  it('is sorted by the total in both directions, and by name otherwise', () => {
    expect(slugs({})).toEqual(['casa-0', 'casa-1', 'casa-2']);
    expect(slugs({ sort: { field: 'total', direction: 'asc' } })).toEqual(['casa-1', 'casa-2', 'casa-0']);
    expect(slugs({ sort: { field: 'total', direction: 'desc' } })).toEqual(['casa-0', 'casa-2', 'casa-1']);
  });

  it('combines with the other filters', () => {
    expect(slugs({ text: 'casa 2' })).toEqual(['casa-2']);
    expect(slugs({ stay: { ...WEEK, guests: 9 } })).toEqual([]);
  });

  it('is unknown while prices are not there', () => {
    expect(createSearchEngine(catalogue)({ ...DEFAULT_SEARCH, stay: WEEK })).toBeNull();
  });
});
