import { FAILED_TO_FETCH_EXCHANGE_RATES } from '#domain/money/text.ts';
import { RATES_PATH } from '#domain/money/rates-path.ts';
import { readExchangeRates } from '#domain/money/read-exchange-rates.ts';
import type { ExchangeRates } from '#domain/money/exchange-rates.ts';
import { fetchJson } from '#lib/fetch-json.ts';
import { $fetchedRates } from './money.ts';

/** How long fetched rates are used, in milliseconds; as long as the CDN caches them. */
const FRESH_FOR = 3_600_000;

/** Timeout of one URL, in milliseconds. */
const TIME_LIMIT = 6000;

/**
 * Fetches the newest rates unless those of the device are younger than an hour: today's, or those of the last build in
 * `file`, if given and newer. When neither works, the errors are reported and the last rates stay in use.
 */
export async function loadRates(file?: string): Promise<void> {
  const known = $fetchedRates.get();
  if (known !== null && Math.abs(Date.now() - known.fetchedAt) < FRESH_FOR) return;
  const rates = (await fetchRates(RATES_PATH)) ?? (await newerRates(known?.rates ?? null, file));
  if (rates !== null) $fetchedRates.set({ rates, fetchedAt: Date.now() });
}

/** The rates of the last build, unless those of the device are as new: a build may be older than a visit. */
async function newerRates(known: ExchangeRates | null, file: string | undefined): Promise<ExchangeRates | null> {
  const built = file === undefined ? null : await fetchRates(file);
  return known === null || (built?.date ?? '') > (known.date ?? '') ? built : null;
}

async function fetchRates(url: string): Promise<ExchangeRates | null> {
  try {
    const rates = readExchangeRates(await fetchJson(url, AbortSignal.timeout(TIME_LIMIT)));
    if (rates === null) throw new Error(`${url} holds no rates`);
    return rates;
  } catch (error) {
    reportError(new Error(FAILED_TO_FETCH_EXCHANGE_RATES, { cause: error }));
    return null;
  }
}
