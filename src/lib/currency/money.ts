import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { isRecord } from '#domain/core/is-record.ts';
import { type CurrencyCode, isCurrencyCode } from '#domain/money/currency.ts';
import { CURRENCY_STORAGE_KEY, DEFAULT_CURRENCY } from '#domain/money/currency-choice.ts';
import type { ExchangeRates } from '#domain/money/exchange-rates.ts';
import { FIXED_EXCHANGE_RATES, readExchangeRates } from '#domain/money/read-exchange-rates.ts';
import { deviceStorage, tolerateFullStorage } from './tolerate-full-storage.ts';

/** How prices are shown. */
export interface Money {
  readonly code: CurrencyCode;
  readonly exchange: ExchangeRates;
}

/** Rates and when they were fetched, in milliseconds since 1970. */
interface FetchedRates {
  readonly rates: ExchangeRates;
  readonly fetchedAt: number;
}

/** How prices are shown in the HTML, and before a visitor has chosen. */
export const IN_EUROS: Money = { code: DEFAULT_CURRENCY, exchange: FIXED_EXCHANGE_RATES };

const storage = deviceStorage();
if (storage !== null) setPersistentEngine(tolerateFullStorage(storage), windowPersistentEvents);

/**
 * The visitor's choice, 'restored on load if it matches a supported code' (visitor specification, section 4), else euros;
 * the same in every tab.
 */
export const $currency = persistentAtom<CurrencyCode>(CURRENCY_STORAGE_KEY, DEFAULT_CURRENCY, {
  encode: (code) => code,
  decode: (stored) => (isCurrencyCode(stored) ? stored : DEFAULT_CURRENCY),
});

/** The rates fetched last, on this device; null when there are none or they are invalid. */
export const $fetchedRates = persistentAtom<FetchedRates | null>('currency-rates', null, {
  encode: (fetched) => JSON.stringify(fetched),
  decode: readFetchedRates,
});

/** How prices are shown, on this page and in every other tab. */
export const $money = computed([$currency, $fetchedRates], (code, fetched): Money => ({
  code,
  exchange: fetched?.rates ?? FIXED_EXCHANGE_RATES,
}));

function readFetchedRates(text: string): FetchedRates | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    // Visitors can edit their storage; invalid content counts as none.
    return null;
  }
  if (!isRecord(stored)) return null;
  const rates = readExchangeRates(stored['rates']);
  const { fetchedAt } = stored;
  return rates !== null && typeof fetchedAt === 'number' ? { rates, fetchedAt } : null;
}
