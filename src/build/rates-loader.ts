import type { Loader } from 'astro/loaders';
import { exchangeRatesSchema } from '@site/domain/exchange-rates';
import { EXCHANGE_RATES_ID, HOUSE_COLLECTIONS } from '@site/domain/firestore-collections';
import { FIXED_EXCHANGE_RATES } from '@site/domain/read-exchange-rates';
import { readBuildEnvironment } from './environment.ts';
import { parseDocument } from './parse-document.ts';
import { readDocument } from './published-documents.ts';

/** Loads the rates that the daily function stored; the fixed table until it has run. */
export function latestRates(): Loader {
  return {
    name: 'firestore:rates',
    schema: exchangeRatesSchema,
    async load({ store }) {
      const { projectId, contentSource } = readBuildEnvironment(process.env);
      if (contentSource === 'none') return;
      const place = { collection: HOUSE_COLLECTIONS.system, id: EXCHANGE_RATES_ID };
      const stored = await readDocument(projectId, place.collection, place.id);
      const data = parseDocument(exchangeRatesSchema, { ...place, data: stored ?? FIXED_EXCHANGE_RATES });
      store.clear();
      store.set({ id: EXCHANGE_RATES_ID, data });
    },
  };
}
