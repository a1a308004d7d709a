import { CURRENCIES, FIXED_RATES } from '#domain/money/currency.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ecbFile } from './ecb-fixture.ts';
import { parseEcbRates } from './parse-ecb-rates.ts';
import { RatesError } from './rates-error.ts';

function codeOf(xml: string): string {
  try {
    parseEcbRates(xml);
  } catch (error) {
    if (error instanceof RatesError) return error.code;
    throw error;
  }
  return 'read';
}

describe("the European Central Bank's daily file", () => {
  it('gives the eight currencies and their date', () => {
    expect(parseEcbRates(ecbFile('2026-11-20'))).toEqual({ source: 'ecb', date: '2026-11-20', rates: FIXED_RATES });
  });

  it('gives whatever rates it holds', () => {
    const rate = fc.integer({ min: 1, max: 10_000_000 }).map((units) => units / 10_000);
    const rates = fc.record({ USD: rate, GBP: rate, CHF: rate, CAD: rate, AUD: rate, JPY: rate, BRL: rate });
    fc.assert(
      fc.property(rates, (expected) => {
        expect(parseEcbRates(ecbFile('2026-11-20', expected)).rates).toEqual({ EUR: 1, ...expected });
      }),
    );
  });

  it.each(CURRENCIES.map(({ code }) => code).filter((code) => code !== 'EUR'))('is incomplete without %s', (code) => {
    expect(codeOf(ecbFile('2026-11-20', { [code]: undefined }))).toBe('incomplete');
  });

  it.each([
    ['an empty text', ''],
    ['a page of HTML', '<!doctype html><html><body><p>Down for maintenance<br></body></html>'],
    ['JSON', '{"USD": 1.09}'],
    ['a file cut short', ecbFile('2026-11-20').slice(0, -40)],
    ['an invalid date', ecbFile('20.11.2026')],
    ['a rate of 0', ecbFile('2026-11-20', { USD: 0 })],
    ['a rate that is text', ecbFile('2026-11-20', { USD: 'N/A' })],
    ['an infinite rate', ecbFile('2026-11-20', { USD: 'Infinity' })],
    ['a repeated rate', ecbFile('2026-11-20').replace("'SEK'", "'USD'")],
    ['two days', ecbFile('2026-11-20').replace('<Cube>', "<Cube time='2026-11-19'>")],
  ])('is rejected when it is %s', (_, xml) => {
    expect(codeOf(xml)).toBe('not_rates');
  });

  it('is rejected with a RatesError whatever it holds', () => {
    const pieces = fc.constantFrom('<Cube', " time='2026-11-20'", " currency='USD'", " rate='1'", '>', '/>', '</Cube>');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((parts) => parts.join('')),
        ),
        (xml) => {
          expect(['not_rates', 'incomplete']).toContain(codeOf(xml));
        },
      ),
    );
  });
});
