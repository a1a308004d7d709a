import { CURRENCIES } from '#domain/money/currency.ts';
import type { ExchangeRates } from '#domain/money/exchange-rates.ts';
import type { ReferenceRates } from './parse-ecb-rates.ts';
import { DAY } from '#platform/time.ts';
import { RatesError } from './rates-error.ts';

/** Largest move of a currency in a day; the largest real move of these eight was about this (CHF, 15 January 2015). */
const DAILY_MOVE = 0.2;

/** Largest move after many days or from the fixed table: to twice or half the value. */
const LARGEST_MOVE = 1;

/**
 * Checks new rates against the rates in use; throws a RatesError for a future date or an implausible move. The limit grows
 * with each day since the rates in use, so that a real long-term move is accepted in the end.
 */
export function checkRates(fresh: ReferenceRates, inUse: ExchangeRates, now: Date): void {
  if (Date.parse(fresh.date) > now.getTime() + DAY) {
    throw new RatesError('implausible', `The rates are of ${fresh.date}, which is still to come.`);
  }
  const move = allowedMove(fresh, inUse);
  for (const { code } of CURRENCIES) {
    const ratio = fresh.rates[code] / inUse.rates[code];
    if (Math.max(ratio, 1 / ratio) <= 1 + move) continue;
    throw new RatesError(
      'implausible',
      `${code} went from ${inUse.rates[code]} (${inUse.date ?? 'fixed'}) to ${fresh.rates[code]} (${fresh.date}).`,
    );
  }
}

function allowedMove(fresh: ReferenceRates, inUse: ExchangeRates): number {
  if (inUse.date === null) return LARGEST_MOVE;
  const days = (Date.parse(fresh.date) - Date.parse(inUse.date)) / DAY;
  return Math.min(LARGEST_MOVE, DAILY_MOVE * Math.max(1, days));
}
