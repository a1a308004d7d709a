import { defineApi } from './endpoint.ts';
import { exchangeRatesSchema } from '#domain/money/exchange-rates.ts';

export const ratesApi = defineApi({
  'GET /api/rates': {
    summary: 'Gives the newest valid reference rates, or the fixed table until there are any.',
    access: 'public',
    response: exchangeRatesSchema,
    errors: [],
    // The rates change once per working day; an hour of caching saves function calls and keeps them recent.
    cacheSeconds: 3600,
  },
});
