import type { Api } from '@site/domain/api-contract';
import type { HandlerMap } from '@site/domain/api-handler';
import { readHealth } from './features/health/read-health.ts';
import { readRates } from './features/rates/read-rates.ts';
import { storedRates } from './features/rates/rates.store.ts';
import { siteStatePath } from './platform/firestore-paths.ts';
import { database } from './platform/firestore.ts';

/** The handler of every endpoint; one that is missing does not compile. */
export const apiHandlers: HandlerMap<Api> = {
  'GET /api/health': readHealth(async () => (await database().doc(siteStatePath()).get()).data()),
  'GET /api/rates': readRates(storedRates),
};
