import { describe, expect, it } from 'vitest';
import { NO_FEES } from './fees.ts';
import { quoteStay, type QuotedStay } from './quote.ts';
import { bookingFixture, type GivenStay, holdFixture, seasonFixture, stayFixture } from './stay-fixture.ts';

const quoteOf = (given: GivenStay) => quoteStay(stayFixture(given)).quote;
const reasonsOf = (given: GivenStay) => quoteStay(stayFixture(given)).reasons;
const family = { adults: 2, childAges: [15, 3], pets: 0 };

describe('the rent', () => {
  it('is a line for each season of the stay', () => {
    const seasons = [
      seasonFixture({ name: 'Spring', to: '2027-05-08' }),
      seasonFixture({ name: 'Summer', from: '2027-05-08', price: 150 }),
    ];
    expect(quoteOf({ seasons })).toEqual({
      lines: [
        { kind: 'nights', season: 'Spring', nights: 5, cents: 500_00 },
        { kind: 'nights', season: 'Summer', nights: 2, cents: 300_00 },
      ],
      totalCents: 800_00,
      depositCents: 0,
    });
  });

  it('costs more on the nights of Friday and Saturday where there is a weekend price', () => {
    expect(quoteOf({ seasons: [seasonFixture({ weekendPrice: 140 })] })?.totalCents).toBe(5 * 100_00 + 2 * 140_00);
  });

  it.each([
    ['week', 700, { from: '2027-05-03', to: '2027-05-13' }, 1000_00],
    ['week', 1000, { from: '2027-05-03', to: '2027-05-06' }, 428_57],
    ['month', 3000, { from: '2027-05-01', to: '2027-06-30' }, 6000_00],
  ] as const)('of a price a %s counts each night for its share', (unit, price, range, cents) => {
    expect(quoteOf({ seasons: [seasonFixture({ unit, price })], range })?.totalCents).toBe(cents);
  });
});

describe('the fees', () => {
  it('follow the rent, each in its line', () => {
    const fees = {
      ...NO_FEES,
      cleaning: 180,
      servicePerCent: 7.5,
      extraGuest: { includedGuests: 2, perNight: 15 },
      pet: 40,
      deposit: 500,
    };
    const quote = quoteOf({ fees, guests: { adults: 3, childAges: [4], pets: 2 } });
    expect(quote?.lines.slice(1)).toEqual([
      { kind: 'extra-guests', guests: 2, nights: 7, cents: 210_00 },
      { kind: 'cleaning', cents: 180_00 },
      { kind: 'service', perCent: 7.5, cents: 52_50 },
      { kind: 'pets', pets: 2, cents: 80_00 },
    ]);
    expect(quote?.totalCents).toBe(700_00 + 210_00 + 180_00 + 52_50 + 80_00);
    expect(quote?.depositCents).toBe(500_00);
  });

  it('leave no line for what costs nothing', () => {
    expect(
      quoteOf({ fees: { ...NO_FEES, pet: 0 }, guests: { adults: 2, childAges: [], pets: 1 } })?.lines,
    ).toHaveLength(1);
  });
});

describe('the tourist tax', () => {
  const taxOf = (municipality: QuotedStay['fees']['municipality'], given: GivenStay = {}) =>
    quoteOf({ fees: { ...NO_FEES, municipality }, guests: family, ...given })?.lines.find(
      ({ kind }) => kind === 'tourist-tax',
    );

  it('is paid by guests of the age of the municipality', () => {
    expect(taxOf('lisboa')).toEqual({ kind: 'tourist-tax', guests: 3, nights: 7, cents: 3 * 7 * 400 });
    expect(taxOf('loule')).toMatchObject({ guests: 2 });
  });

  it('is the one in force on the night', () => {
    const range = { from: '2026-05-01', to: '2026-05-03' };
    const before = { from: '2022-08-01', to: '2022-08-03' };
    const seasons = [seasonFixture({ from: '2022-01-01', to: '2028-01-01' })];
    const taxIn = (municipality: 'cascais' | 'sintra', nights: typeof range) =>
      taxOf(municipality, { seasons, today: '2022-01-01', range: nights });
    expect(taxIn('cascais', before)?.cents).toBe(3 * 2 * 200);
    expect(taxIn('cascais', range)?.cents).toBe(3 * 2 * 400);
    expect(taxIn('sintra', before)).toMatchObject({ nights: 2, cents: 3 * 2 * 100 });
    expect(taxIn('sintra', range)).toMatchObject({ nights: 2, cents: 3 * 2 * 200 });
  });

  it('ends with the nights that the municipality counts', () => {
    const range = { from: '2027-05-01', to: '2027-05-21' };
    expect(taxOf('lisboa', { range })).toMatchObject({ nights: 7, cents: 3 * 7 * 400 });
    expect(taxOf('loule', { range })).toMatchObject({ nights: 5, cents: 2 * 5 * 200 });
  });

  it('changes with the month within a stay', () => {
    expect(taxOf('lagoa', { range: { from: '2027-10-30', to: '2027-11-03' } })?.cents).toBe(3 * (2 * 200 + 2 * 100));
    expect(taxOf('albufeira', { range: { from: '2027-12-01', to: '2027-12-04' } })).toBeUndefined();
  });

  it('counts only the nights that are charged', () => {
    const range = { from: '2027-10-29', to: '2027-11-08' };
    expect(taxOf('albufeira', { range })).toMatchObject({ nights: 3, cents: 3 * 3 * 200 });
    const fromMarch = { from: '2027-03-25', to: '2027-04-10' };
    expect(taxOf('albufeira', { range: fromMarch })).toMatchObject({ nights: 7, cents: 3 * 7 * 200 });
  });

  it('is not due where there is none, nor before it began', () => {
    expect(taxOf(null)).toBeUndefined();
    const before = { today: '2018-01-01', range: { from: '2018-06-01', to: '2018-06-08' } };
    expect(
      taxOf('porto', { ...before, seasons: [seasonFixture({ from: '2018-01-01', to: '2019-01-01' })] }),
    ).toBeUndefined();
  });
});

describe('there is no quote', () => {
  it.each<[string, GivenStay, object]>([
    ['for dates that have passed', { today: '2027-05-04' }, { code: 'past' }],
    ['for nights that are booked', { occupancies: [bookingFixture('2027-05-09', '2027-05-12')] }, { code: 'taken' }],
    [
      'for nights on hold',
      { occupancies: [holdFixture('2027-05-01', '2027-05-04', '2027-01-11T00:00:00.000Z')] },
      { code: 'taken' },
    ],
    [
      'for a night without a price',
      { seasons: [seasonFixture({ to: '2027-05-07' })] },
      { code: 'no-price', night: '2027-05-07' },
    ],
    [
      'for fewer nights than the season of arrival requires',
      { seasons: [seasonFixture({ minimumNights: 10 })] },
      { code: 'minimum-nights', nights: 10, season: 'All year' },
    ],
    ['for more guests than fit', { capacity: 1 }, { code: 'capacity', capacity: 1 }],
    ['for pets where none are allowed', { guests: { adults: 2, childAges: [], pets: 1 } }, { code: 'no-pets' }],
  ])('%s', (_, given, reason) => {
    expect(quoteOf(given)).toBeNull();
    expect(reasonsOf(given)).toEqual([reason]);
  });

  it('for an arrival or a departure on another day than that of its season', () => {
    const seasons = [seasonFixture({ changeoverDay: 6 })];
    expect(reasonsOf({ seasons }).map(({ code }) => code)).toEqual(['arrival-day', 'departure-day']);
    expect(reasonsOf({ seasons, range: { from: '2027-05-01', to: '2027-05-08' } })).toEqual([]);
  });

  it('and every reason is given at once', () => {
    const given = { capacity: 1, today: '2027-06-01', guests: { adults: 3, childAges: [], pets: 1 } };
    expect(reasonsOf(given).map(({ code }) => code)).toEqual(['past', 'capacity', 'no-pets']);
  });
});

describe('nights are free again', () => {
  it.each([
    ['from the day of a departure', bookingFixture('2027-04-30', '2027-05-03')],
    ['until the day of an arrival', bookingFixture('2027-05-10', '2027-05-12')],
    ['once a hold has expired', holdFixture('2027-05-03', '2027-05-10', '2027-01-10T11:59:59.000Z')],
  ])('%s', (_, occupancy) => {
    expect(reasonsOf({ occupancies: [occupancy] })).toEqual([]);
  });
});
