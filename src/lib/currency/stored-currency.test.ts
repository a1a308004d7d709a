import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CURRENCY_STORAGE_KEY } from '#domain/money/currency-choice.ts';
import { FIXED_EXCHANGE_RATES } from '#domain/money/read-exchange-rates.ts';
import { storeCurrency, storedMoney, storedRates, storeRates } from './stored-currency.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

describe('the currency of this device', () => {
  it('is the one that was chosen', () => {
    storeCurrency('CHF');
    expect(storedMoney().code).toBe('CHF');
  });

  it.each([null, '', 'XYZ', 'chf', '<img src=x onerror=alert(1)>', 'constructor'])('is euros after %s', (value) => {
    if (value !== null) stored.set(CURRENCY_STORAGE_KEY, value);
    expect(storedMoney().code).toBe('EUR');
  });

  it('is euros where the browser blocks storage, and choosing one does not fail', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    storeCurrency('USD');
    expect(storedMoney().code).toBe('EUR');
  });
});

describe('the rates of this device', () => {
  it('are those that were fetched last', () => {
    const rates = { ...FIXED_EXCHANGE_RATES, rates: { ...FIXED_EXCHANGE_RATES.rates, USD: 1.25 } };
    storeRates({ rates, fetchedAt: 7 });
    expect(storedRates()).toEqual({ rates, fetchedAt: 7 });
    expect(storedMoney().exchange).toEqual(rates);
  });

  it.each(['', 'null', '[]', '{"fetchedAt":7}', '{"rates":{"source":"ecb","date":"today","rates":{}},"fetchedAt":7}'])(
    'are the fixed table of the specification after %s',
    (text) => {
      stored.set('currency-rates', text);
      expect(storedRates()).toBeNull();
      expect(storedMoney().exchange).toBe(FIXED_EXCHANGE_RATES);
    },
  );
});
