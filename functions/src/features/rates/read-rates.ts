import type { Handler } from '#domain/api/handler.ts';
import type { ratesApi } from '#domain/api/rates.ts';
import type { RatesStore } from './rates.store.ts';
import { ratesInUse } from './refresh-rates.ts';

/** Makes the handler of GET /api/rates. */
export function readRates(store: RatesStore): Handler<(typeof ratesApi)['GET /api/rates']> {
  return () => ratesInUse(store);
}
