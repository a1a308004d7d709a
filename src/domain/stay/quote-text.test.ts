import { describe, expect, it } from 'vitest';
import { NO_FEES } from './fees.ts';
import { quoteStay } from './quote.ts';
import { describeGuests, describeReason, formatEuros, writeQuote } from './quote-text.ts';
import { bookingFixture, seasonFixture, stayFixture, type GivenStay } from './stay-fixture.ts';

const TUESDAYS = { from: '2027-05-04', to: '2027-05-11' };

const reasonsFor = (given: GivenStay) =>
  quoteStay(stayFixture(given)).reasons.map((reason) => describeReason(reason, 'night'));

it('a quote is written line by line, to the cent, with the total and what is paid beside it', () => {
  const fees = {
    ...NO_FEES,
    cleaning: 180,
    servicePerCent: 7.5,
    pet: 40,
    deposit: 1500,
    municipality: 'lisboa' as const,
  };
  const { quote } = quoteStay(
    stayFixture({
      seasons: [seasonFixture({ name: 'Spring', unit: 'week', price: 1999 })],
      fees,
      range: { from: '2027-05-03', to: '2027-05-07' },
      guests: { adults: 1, childAges: [], pets: 1 },
    }),
  );
  expect(quote && writeQuote(quote, 'night').split('\n')).toEqual([
    '4 nights, Spring: €1,142.29',
    'Final cleaning: €180',
    'Service, 7.5%: €85.67',
    '1 pet: €40',
    'Tourist tax, 1 guest, 4 nights: €16',
    'Total: €1,463.96',
    'Refundable deposit, not in the total: €1,500',
  ]);
});

describe('why there is no quote', () => {
  it.each<[string, GivenStay]>([
    ['A stay has at least 10 nights (July)', { seasons: [seasonFixture({ name: 'July', minimumNights: 10 })] }],
    ['Arrival is on Saturdays (All year)', { seasons: [seasonFixture({ changeoverDay: 6 })] }],
    ['This property takes up to 1 guest', { capacity: 1 }],
    ['There is no price yet for Friday 7 May 2027', { seasons: [seasonFixture({ to: '2027-05-07' })] }],
  ])('is said as a visitor understands it: %s', (sentence, given) => {
    expect(reasonsFor(given)[0]).toContain(sentence);
  });
});

describe('at a venue that is hired by the day', () => {
  it('a quote counts days', () => {
    const fees = { ...NO_FEES, extraGuest: { includedGuests: 80, perNight: 25 } };
    const guests = { adults: 82, childAges: [], pets: 0 };
    const range = { from: '2027-05-03', to: '2027-05-05' };
    const { quote } = quoteStay(stayFixture({ capacity: 100, fees, guests, range }));
    expect(quote && writeQuote(quote, 'day').split('\n')).toEqual([
      '2 days, All year: €200',
      '2 extra guests, 2 days: €100',
      'Total: €300',
    ]);
  });

  it.each<[string, GivenStay]>([
    ['A booking has at least 10 days (July)', { seasons: [seasonFixture({ name: 'July', minimumNights: 10 })] }],
    ['A booking begins on Saturdays (All year)', { seasons: [seasonFixture({ changeoverDay: 6 })] }],
    ['A booking ends on Fridays (All year)', { seasons: [seasonFixture({ changeoverDay: 6 })] }],
    ['A booking ends on Sundays (All year)', { seasons: [seasonFixture({ changeoverDay: 1 })], range: TUESDAYS }],
    ['Some of these days are not free', { occupancies: [bookingFixture('2027-05-04', '2027-05-05')] }],
  ])('a reason is said in days: %s', (sentence, given) => {
    const { reasons } = quoteStay(stayFixture(given));
    expect(reasons.map((reason) => describeReason(reason, 'day'))).toContain(sentence);
  });
});

it.each([
  [{ adults: 1, childAges: [], pets: 0 }, '1 adult'],
  [{ adults: 2, childAges: [1], pets: 1 }, '2 adults, a child of 1 year, 1 pet'],
  [{ adults: 2, childAges: [0], pets: 0 }, '2 adults, a child of under 1 year'],
  [{ adults: 2, childAges: [4, 0], pets: 0 }, '2 adults, children of under 1 and 4 years'],
  [{ adults: 2, childAges: [15, 3, 9], pets: 2 }, '2 adults, children of 3, 9 and 15 years, 2 pets'],
])('guests are described', (guests, text) => {
  expect(describeGuests(guests)).toBe(text);
});

it('whole euros have no cents', () => {
  expect([840_000, 42_857, 5].map(formatEuros)).toEqual(['€8,400', '€428.57', '€0.05']);
});
