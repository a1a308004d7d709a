import { type CurrencyCode, isCurrencyCode } from '#domain/money/currency.ts';
import { CURRENCY_STORAGE_KEY, DEFAULT_CURRENCY } from '#domain/money/currency-choice.ts';
import type { ExchangeRates } from '#domain/money/exchange-rates.ts';
import { FIXED_EXCHANGE_RATES, readExchangeRates } from '#domain/money/read-exchange-rates.ts';

/** localStorage key of the last rates, so that the next page shows prices before it is painted. */
const RATES_STORAGE_KEY = 'currency-rates';

/** How prices are shown. */
export interface Money {
  code: CurrencyCode;
  exchange: ExchangeRates;
}

export interface StoredRates {
  rates: ExchangeRates;
  /** Milliseconds since 1970. */
  fetchedAt: number;
}

export function storedMoney(): Money {
  return { code: storedCurrency(), exchange: storedRates()?.rates ?? FIXED_EXCHANGE_RATES };
}

/**
 * The stored choice, 'restored on load if it matches a supported code' (visitor specification, section 4), else euros.
 */
function storedCurrency(): CurrencyCode {
  const stored = readItem(CURRENCY_STORAGE_KEY);
  return isCurrencyCode(stored) ? stored : DEFAULT_CURRENCY;
}

export function storeCurrency(code: CurrencyCode): void {
  writeItem(CURRENCY_STORAGE_KEY, code);
}

/** The rates fetched last; null when there are none or they are invalid. */
export function storedRates(): StoredRates | null {
  const text = readItem(RATES_STORAGE_KEY);
  if (text === null) return null;
  const stored = parseJson(text);
  if (typeof stored !== 'object' || stored === null || !('rates' in stored) || !('fetchedAt' in stored)) return null;
  const rates = readExchangeRates(stored.rates);
  const { fetchedAt } = stored;
  return rates !== null && typeof fetchedAt === 'number' ? { rates, fetchedAt } : null;
}

export function storeRates(stored: StoredRates): void {
  writeItem(RATES_STORAGE_KEY, JSON.stringify(stored));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Visitors can edit their storage; invalid content counts as none.
    return null;
  }
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that blocks storage throws; the choice then lasts for one page.
    return null;
  }
}

function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked or full: the choice lasts for this page.
  }
}
