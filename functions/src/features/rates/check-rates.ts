import { CURRENCIES } from '#domain/money/currency.ts';
import type { ExchangeRates } from '#domain/money/exchange-rates.ts';
import type { ReferenceRates } from './parse-ecb-rates.ts';
import { RatesError } from './rates-error.ts';

const DAY = 86_400_000;

/** How far a currency may move in a day; the largest true move of these eight was about this (CHF, 15 January 2015). */
const DAILY_MOVE = 0.2;

/** How far at most, after many days or from the fixed table: to twice or half its worth. */
const LARGEST_MOVE = 1;

/**
 * Checks new rates against the ones in use; throws a RatesError when they are of a day to come or moved further than
 * money does. The bound widens with each day since the rates in use, so that a true slide is believed in the end.
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
