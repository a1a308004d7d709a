import { exchangeRatesSchema } from '#domain/money/exchange-rates.ts';
import { EXCHANGE_RATES_ID, BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { FIXED_EXCHANGE_RATES } from '#domain/money/read-exchange-rates.ts';
import type { ContentSource } from './content-source.ts';
import { parseDocument } from './parse-document.ts';

/** The rates that the daily function stored; the fixed table until it has run. */
export const latestRates: ContentSource<typeof exchangeRatesSchema> = {
  name: 'firestore:rates',
  schema: exchangeRatesSchema,
  async read(projectId) {
    const { readDocument } = await import('./published-documents.ts');
    const place = { collection: BUSINESS_COLLECTIONS.system, id: EXCHANGE_RATES_ID };
    const stored = await readDocument(projectId, place.collection, place.id);
    return [
      {
        id: EXCHANGE_RATES_ID,
        data: parseDocument(exchangeRatesSchema, { ...place, data: stored ?? FIXED_EXCHANGE_RATES }),
      },
    ];
  },
};
