import { FAILED_TO_FETCH_EXCHANGE_RATES } from '#domain/money/text.ts';
import { readExchangeRates } from '#domain/money/read-exchange-rates.ts';
import type { ExchangeRates } from '#domain/money/exchange-rates.ts';
import { storedRates, storeRates } from './stored-currency.ts';

/** How long fetched rates are used before they are asked for again, in milliseconds; as long as the CDN keeps them. */
const FRESH_FOR = 3_600_000;

/** How long one address may take to answer, in milliseconds. */
const TIME_LIMIT = 6000;

/**
 * The newest rates: those fetched within the hour, else from the first address that answers well (today's, then those
 * of the last build). When none does, the reason goes to the console and null is returned: the last ones stay in use.
 */
export async function loadRates(addresses: readonly string[]): Promise<ExchangeRates | null> {
  const stored = storedRates();
  if (stored !== null && Math.abs(Date.now() - stored.fetchedAt) < FRESH_FOR) return stored.rates;
  for (const address of addresses) {
    const rates = await fetchRates(address);
    if (rates === null) continue;
    storeRates({ rates, fetchedAt: Date.now() });
    return rates;
  }
  return null;
}

async function fetchRates(address: string): Promise<ExchangeRates | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT) });
    if (!response.ok) throw new Error(`${address} answered with ${response.status}`);
    const rates = readExchangeRates(await response.json());
    if (rates === null) throw new Error(`${address} holds no rates`);
    return rates;
  } catch (error) {
    reportError(new Error(FAILED_TO_FETCH_EXCHANGE_RATES, { cause: error }));
    return null;
  }
}
