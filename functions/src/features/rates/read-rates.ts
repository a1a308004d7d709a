import type { Handler } from '@site/domain/api-handler';
import type { ratesApi } from '@site/domain/api-rates';
import type { RatesStore } from './rates.store.ts';
import { ratesInUse } from './refresh-rates.ts';

/** Makes the handler of GET /api/rates. */
export function readRates(store: RatesStore): Handler<(typeof ratesApi)['GET /api/rates']> {
  return () => ratesInUse(store);
}
