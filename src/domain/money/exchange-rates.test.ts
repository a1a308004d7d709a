import { describe, expect, it } from 'vitest';
import { FIXED_RATES } from './currency.ts';
import { exchangeRatesSchema } from './exchange-rates.ts';

describe('exchange rates', () => {
  it('are of a day when they come from the European Central Bank, of none when fixed', () => {
    expect(exchangeRatesSchema.safeParse({ source: 'ecb', date: '2026-03-02', rates: FIXED_RATES }).success).toBe(true);
    expect(exchangeRatesSchema.safeParse({ source: 'fixed', date: null, rates: FIXED_RATES }).success).toBe(true);
    expect(exchangeRatesSchema.safeParse({ source: 'ecb', date: null, rates: FIXED_RATES }).success).toBe(false);
  });

  it.each([
    ['one is missing', { ...FIXED_RATES, JPY: undefined }],
    ['one is 0', { ...FIXED_RATES, USD: 0 }],
    ['one is not finite', { ...FIXED_RATES, USD: Number.POSITIVE_INFINITY }],
    ['the euro is not 1', { ...FIXED_RATES, EUR: 2 }],
    ['there is a ninth', { ...FIXED_RATES, SEK: 11 }],
  ])('are rejected when %s', (_, rates) => {
    expect(exchangeRatesSchema.safeParse({ source: 'fixed', date: null, rates }).success).toBe(false);
  });
});
