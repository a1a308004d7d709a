import { defineApi } from './endpoint.ts';
import { exchangeRatesSchema } from '#domain/money/exchange-rates.ts';

/** The exchange rates in use. */
export const ratesApi = defineApi({
  'GET /api/rates': {
    summary: 'Answers the newest reference rates that were found sound, or the fixed table until there are any.',
    access: 'public',
    params: {},
    query: null,
    body: null,
    response: exchangeRatesSchema,
    errors: [],
    // The rates change once a working day; an hour keeps the function asleep and nobody far behind.
    cacheSeconds: 3600,
  },
});
