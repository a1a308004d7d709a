import { FIXED_RATES } from '#domain/money/currency.ts';
import { FIXED_EXCHANGE_RATES } from '#domain/money/read-exchange-rates.ts';
import { describe, expect, it } from 'vitest';
import { checkRates } from './check-rates.ts';
import type { ReferenceRates } from './parse-ecb-rates.ts';

const now = new Date('2026-11-20T15:30:00Z');

function ratesOf(date: string, factor = 1): ReferenceRates {
  return { source: 'ecb', date, rates: { ...FIXED_RATES, USD: FIXED_RATES.USD * factor } };
}

describe('new rates', () => {
  it.each([
    ['a fifth up on the next day', '2026-11-19', 1.19],
    ['a fifth down on the next day', '2026-11-19', 1 / 1.19],
    ['two fifths after two days', '2026-11-18', 1.39],
    ['to double after a month', '2026-10-20', 1.99],
  ])('are accepted when a currency went %s', (_, before, factor) => {
    expect(() => checkRates(ratesOf('2026-11-20', factor), ratesOf(before), now)).not.toThrow();
  });

  it.each([
    ['more than a fifth up on the next day', '2026-11-19', 1.21],
    ['more than a fifth down on the next day', '2026-11-19', 1 / 1.21],
    ['tenfold, a comma in the wrong place', '2026-01-01', 10],
  ])('are rejected when a currency went %s', (_, before, factor) => {
    const check = () => checkRates(ratesOf('2026-11-20', factor), ratesOf(before), now);
    expect(check).toThrow(expect.objectContaining({ code: 'implausible' }));
    expect(check).toThrow(`USD went from ${FIXED_RATES.USD} (${before})`);
  });

  it('may differ from the fixed table, which has no date, by up to double', () => {
    expect(() => checkRates(ratesOf('2026-11-20', 1.9), FIXED_EXCHANGE_RATES, now)).not.toThrow();
    expect(() => checkRates(ratesOf('2026-11-20', 2.1), FIXED_EXCHANGE_RATES, now)).toThrow('USD');
  });

  it('are rejected when their date is in the future', () => {
    expect(() => checkRates(ratesOf('2026-11-22'), FIXED_EXCHANGE_RATES, now)).toThrow('still to come');
  });
});
