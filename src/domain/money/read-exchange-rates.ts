// No zod: the browser reads the published rates on pages that must stay small; the schema is in exchange-rates.ts.
import { isDay } from '#domain/core/iso-day.ts';
import { isRecord } from '#domain/core/is-record.ts';
import { CURRENCIES, type CurrencyRates, FIXED_RATES, RATE_MAX } from './currency.ts';
import type { ExchangeRates } from './exchange-rates.ts';

const FOREIGN = CURRENCIES.map(({ code }) => code).filter((code) => code !== 'EUR');

/** The fixed table of the specification, which has no date. */
export const FIXED_EXCHANGE_RATES: ExchangeRates = { source: 'fixed', date: null, rates: FIXED_RATES };

/**
 * The rates to show for those that are stored: themselves, or the fixed table when there are none or they are invalid, for
 * example without a currency that the site offers since then.
 */
export function ratesToShow(stored: unknown): ExchangeRates {
  return readExchangeRates(stored) ?? FIXED_EXCHANGE_RATES;
}

/** Reads rates that were published or stored; null when they are not exactly what `exchangeRatesSchema` accepts. */
export function readExchangeRates(value: unknown): ExchangeRates | null {
  if (!isRecord(value) || !hasOnly(value, ['source', 'date', 'rates'])) return null;
  const { source, date } = value;
  const rates = readRates(value['rates']);
  if (rates === null) return null;
  if (source === 'fixed' && date === null) return { source, date, rates };
  return source === 'ecb' && isDay(date) ? { source, date, rates } : null;
}

function readRates(value: unknown): CurrencyRates | null {
  if (!isRecord(value)) return null;
  if (!hasOnly(value, Object.keys(FIXED_RATES)) || value['EUR'] !== 1) return null;
  const rates = { ...FIXED_RATES };
  for (const code of FOREIGN) {
    const rate = value[code];
    if (typeof rate !== 'number' || !(rate > 0 && rate <= RATE_MAX)) return null;
    rates[code] = rate;
  }
  return rates;
}

function hasOnly(value: Record<string, unknown>, names: readonly string[]): boolean {
  return Object.keys(value).every((name) => names.includes(name));
}
