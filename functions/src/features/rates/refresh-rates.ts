import { type ExchangeRates, exchangeRatesSchema } from '#domain/money/exchange-rates.ts';
import { FIXED_EXCHANGE_RATES } from '#domain/money/read-exchange-rates.ts';
import { logger } from 'firebase-functions';
import { checkRates } from './check-rates.ts';
import { parseEcbRates } from './parse-ecb-rates.ts';
import type { RatesStore } from './rates.store.ts';

/** What a refresh needs from outside. */
export interface RefreshParts {
  /** Fetches the bank's file. */
  fetchFile: () => Promise<string>;
  /** Where the rates in use are kept. */
  store: RatesStore;
  /** The present. */
  now: Date;
}

/** Takes over the bank's newest rates when they are sound and newer; a RatesError leaves those in use as they are. */
export async function refreshRates({ fetchFile, store, now }: RefreshParts): Promise<'stored' | 'unchanged'> {
  const fresh = parseEcbRates(await fetchFile());
  const inUse = await ratesInUse(store);
  // On weekends and holidays the bank's file is still that of the last working day.
  if (inUse.date !== null && fresh.date <= inUse.date) return 'unchanged';
  checkRates(fresh, inUse, now);
  await store.write(fresh);
  return 'stored';
}

/** The rates in use: the stored ones, or the specification's fixed table until there are any that can be read. */
export async function ratesInUse(store: RatesStore): Promise<ExchangeRates> {
  const stored = await store.read();
  if (stored === undefined) return FIXED_EXCHANGE_RATES;
  const parsed = exchangeRatesSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  logger.error('The stored exchange rates cannot be read; the fixed ones are in use', parsed.error);
  return FIXED_EXCHANGE_RATES;
}
