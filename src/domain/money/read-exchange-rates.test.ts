import { withoutFields } from '#domain/core/changed-fields.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, FIXED_RATES } from './currency.ts';
import { exchangeRatesSchema } from './exchange-rates.ts';
import { FIXED_EXCHANGE_RATES, ratesToShow, readExchangeRates } from './read-exchange-rates.ts';

const rate = fc.oneof(
  fc.double({ min: 1e-6, max: 100_000, noNaN: true }),
  fc.constantFrom(0, -1, 1, 100_001, Number.NaN, Number.POSITIVE_INFINITY, '1.09', null, undefined),
);
const rates = fc.record(
  { ...Object.fromEntries(CURRENCIES.map(({ code }) => [code, rate])), EUR: fc.constantFrom(1, 1, 1, 2), SEK: rate },
  { requiredKeys: [] },
);
const date = fc.constantFrom(
  '2026-11-20',
  '2026-02-29',
  '2028-02-29',
  '2026-13-01',
  '20.11.2026',
  '',
  null,
  20_261_120,
);
const published = fc.record(
  { source: fc.constantFrom('ecb', 'fixed', 'other'), date, rates: fc.oneof(rates, fc.constant(FIXED_RATES)) },
  { requiredKeys: [] },
);

describe('published rates', () => {
  it('are read as the schema reads them, whatever they are', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 6, arbitrary: published }, fc.anything()), (value) => {
        const parsed = exchangeRatesSchema.safeParse(value);
        expect(readExchangeRates(value)).toEqual(parsed.success ? parsed.data : null);
      }),
    );
  });

  it('of the fixed table are published rates too', () => {
    expect(readExchangeRates(FIXED_EXCHANGE_RATES)).toEqual(FIXED_EXCHANGE_RATES);
  });
});

describe('the rates to show', () => {
  it('are those that are stored', () => {
    const stored = { source: 'ecb', date: '2026-11-20', rates: { ...FIXED_RATES, USD: 1.2 } };
    expect(ratesToShow(stored)).toEqual(stored);
  });

  it.each([
    ['none is stored', undefined],
    [
      'a currency is new, so that the stored rates lack it',
      { source: 'ecb', date: '2026-11-20', rates: withoutFields(FIXED_RATES, ['USD']) },
    ],
  ])('are the fixed table when %s', (_, stored) => {
    expect(ratesToShow(stored)).toEqual(FIXED_EXCHANGE_RATES);
  });
});
