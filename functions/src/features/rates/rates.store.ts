import type { ExchangeRates } from '#domain/money/exchange-rates.ts';
import { ratesPath } from '#platform/firestore-paths.ts';
import { database } from '#platform/firebase.ts';

export interface RatesStore {
  /** The unparsed rates; undefined when there are none. */
  read: () => Promise<unknown>;
  write: (rates: ExchangeRates) => Promise<void>;
}

/** The rates in Firestore. */
export const storedRates: RatesStore = {
  read: async () => (await database().doc(ratesPath()).get()).data(),
  write: async (rates) => {
    await database().doc(ratesPath()).set(rates);
  },
};
