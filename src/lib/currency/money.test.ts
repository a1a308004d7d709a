import { cleanTestStorage, setPersistentEngine, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent';
import { beforeEach, describe, expect, it } from 'vitest';
import { CURRENCY_STORAGE_KEY } from '#domain/money/currency-choice.ts';
import { FIXED_EXCHANGE_RATES } from '#domain/money/read-exchange-rates.ts';
import { $currency, $fetchedRates, $money } from './money.ts';
import { tolerateFullStorage } from './tolerate-full-storage.ts';

beforeEach(() => {
  useTestStorageEngine();
  cleanTestStorage();
  // As a browser does when it shows a page.
  setTestStorageKey(CURRENCY_STORAGE_KEY, 'EUR');
});

describe('the currency of this device', () => {
  it('is the one that was chosen', () => {
    $currency.set('CHF');
    expect($money.get().code).toBe('CHF');
  });

  it.each(['', 'XYZ', 'chf', '<img src=x onerror=alert(1)>', 'constructor'])('is euros after %s', (value) => {
    const stop = $currency.listen(() => undefined);
    setTestStorageKey(CURRENCY_STORAGE_KEY, value);
    expect($currency.get()).toBe('EUR');
    stop();
  });
});

it('a choice applies to the page where storage is full', () => {
  const full = new Proxy<Record<string, string>>(
    {},
    {
      set: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
  );
  const noEvents = { addEventListener: () => undefined, removeEventListener: () => undefined };
  setPersistentEngine(tolerateFullStorage(full), noEvents);
  const stop = $currency.listen(() => undefined);
  $currency.set('CHF');
  expect($currency.get()).toBe('CHF');
  stop();
});

describe('the rates of this device', () => {
  it('are those that were fetched last', () => {
    const rates = { ...FIXED_EXCHANGE_RATES, rates: { ...FIXED_EXCHANGE_RATES.rates, USD: 1.25 } };
    $fetchedRates.set({ rates, fetchedAt: 7 });
    expect($money.get().exchange).toEqual(rates);
  });

  it.each(['', 'null', '[]', '{"fetchedAt":7}', '{"rates":{"source":"ecb","date":"today","rates":{}},"fetchedAt":7}'])(
    'are the fixed table of the specification after %s',
    (text) => {
      const stop = $money.listen(() => undefined);
      setTestStorageKey('currency-rates', text);
      expect($fetchedRates.get()).toBeNull();
      expect($money.get().exchange).toBe(FIXED_EXCHANGE_RATES);
      stop();
    },
  );
});
