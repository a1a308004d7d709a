import { exchangeRatesSchema } from '#domain/money/exchange-rates.ts';
import { EXCHANGE_RATES_ID, BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { ratesToShow } from '#domain/money/read-exchange-rates.ts';
import type { ContentSource } from './content-source.ts';

/** The rates that the daily function stored; the fixed table until it has run, also for a new currency. */
export const latestRates: ContentSource<typeof exchangeRatesSchema> = {
  name: 'firestore:rates',
  schema: exchangeRatesSchema,
  async read(projectId) {
    const { readDocument } = await import('./published-documents.ts');
    const stored = await readDocument(projectId, BUSINESS_COLLECTIONS.system, EXCHANGE_RATES_ID);
    return [{ id: EXCHANGE_RATES_ID, data: ratesToShow(stored) }];
  },
};
