import { describe, expect, it } from 'vitest';
import { convertPrice, CURRENCIES, currencyBadge, FIXED_RATES, formatAmount, isCurrencyCode } from './currency.ts';
import { DEFAULT_CURRENCY } from './currency-choice.ts';

describe('currencies (visitor specification, sections 3 and 9)', () => {
  it("are 'EUR (€ Euro), USD ($), GBP (£), CHF (CHF), CAD (C$), AUD (A$), JPY (¥), BRL (R$)'", () => {
    expect(CURRENCIES.map(({ code, symbol }) => `${code} (${symbol})`).join(', ')).toBe(
      'EUR (€), USD ($), GBP (£), CHF (CHF), CAD (C$), AUD (A$), JPY (¥), BRL (R$)',
    );
    expect(DEFAULT_CURRENCY).toBe('EUR');
  });

  it("have fixed rates 'EUR 1, USD 1.09, GBP 0.86, CHF 0.97, CAD 1.48, AUD 1.65, JPY 163.45, BRL 6.12'", () => {
    expect(
      Object.entries(FIXED_RATES)
        .map(([code, rate]) => `${code} ${rate}`)
        .join(', '),
    ).toBe('EUR 1, USD 1.09, GBP 0.86, CHF 0.97, CAD 1.48, AUD 1.65, JPY 163.45, BRL 6.12');
  });

  it("convert by 'price times rate, rounded to whole units'", () => {
    expect(convertPrice(1250, 'USD')).toBe(1363);
    expect(convertPrice(1250, 'JPY')).toBe(204_313);
    expect(convertPrice(1250, 'EUR')).toBe(1250);
    expect(convertPrice(100, 'USD', { ...FIXED_RATES, USD: 2 })).toBe(200);
  });

  it("are written in 'US-English currency style, 0 decimals'", () => {
    expect(formatAmount(1250, 'EUR')).toBe('€1,250');
    expect(formatAmount(204_313, 'JPY')).toBe('¥204,313');
    expect(formatAmount(1250, 'CHF')).toMatch(/^CHF\s1,250$/);
    expect(formatAmount(-3, 'USD')).toBe('-$3');
  });

  it('are written with the symbol that the selector shows', () => {
    for (const { code, symbol } of CURRENCIES) expect(formatAmount(1850, code).startsWith(symbol), code).toBe(true);
    expect(formatAmount(1850, 'CAD')).toBe('C$1,850');
  });

  it('are named by symbol and code on a badge, once where both are the same', () => {
    expect(currencyBadge('EUR')).toBe('€ EUR');
    expect(currencyBadge('CAD')).toBe('C$ CAD');
    expect(currencyBadge('CHF')).toBe('CHF');
  });

  it('are recognised when restored from local storage', () => {
    expect(isCurrencyCode('GBP')).toBe(true);
    expect(isCurrencyCode('gbp')).toBe(false);
    expect(isCurrencyCode('toString')).toBe(false);
    expect(isCurrencyCode(null)).toBe(false);
  });
});
