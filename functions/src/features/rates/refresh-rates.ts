import { type ExchangeRates, exchangeRatesSchema } from '#domain/money/exchange-rates.ts';
import { FIXED_EXCHANGE_RATES } from '#domain/money/read-exchange-rates.ts';
import { logger } from 'firebase-functions';
import { checkRates } from './check-rates.ts';
import { parseEcbRates } from './parse-ecb-rates.ts';
import type { RatesStore } from './rates.store.ts';

export interface RefreshDeps {
  fetchFile: () => Promise<string>;
  store: RatesStore;
  now: Date;
}

/** Stores the bank's latest rates when they are newer and plausible; throws a RatesError otherwise. */
export async function refreshRates({ fetchFile, store, now }: RefreshDeps): Promise<'stored' | 'unchanged'> {
  const fresh = parseEcbRates(await fetchFile());
  const inUse = await readRatesInUse(store);
  // On weekends and holidays the bank's file is that of the last working day.
  if (inUse.date !== null && fresh.date <= inUse.date) return 'unchanged';
  checkRates(fresh, inUse, now);
  await store.write(fresh);
  return 'stored';
}

/** Reads the stored rates, or gives the specification's fixed table when there are none or they are invalid. */
export async function readRatesInUse(store: RatesStore): Promise<ExchangeRates> {
  const stored = await store.read();
  if (stored === undefined) return FIXED_EXCHANGE_RATES;
  const parsed = exchangeRatesSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  logger.error('The stored exchange rates are invalid; the fixed ones are in use', parsed.error);
  return FIXED_EXCHANGE_RATES;
}
