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
 * Fetches the newest rates unless those of the device were fetched within an hour: today's, or those of the last build in
 * `file`, if given. When neither works or both are older, the last rates stay in use; errors are reported.
 */
export async function loadRates(file?: string): Promise<void> {
  const known = $fetchedRates.get();
  if (known !== null && Math.abs(Date.now() - known.fetchedAt) < FRESH_FOR) return;
  const rates = (await fetchRates(RATES_PATH)) ?? (file === undefined ? null : await fetchRates(file));
  // A build may be older than a visit.
  if (rates === null || (rates.date ?? '') < (known?.rates.date ?? '')) return;
  $fetchedRates.set({ rates, fetchedAt: Date.now() });
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
