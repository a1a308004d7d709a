import type { Api } from '@site/domain/api-contract';
import type { HandlerMap } from '@site/domain/api-handler';
import { readHealth } from './features/health/read-health.ts';
import { siteStatePath } from './platform/firestore-paths.ts';
import { database } from './platform/firestore.ts';

/** The handler of every endpoint; one that is missing does not compile. */
export const apiHandlers: HandlerMap<Api> = {
  'GET /api/health': readHealth(async () => (await database().doc(siteStatePath()).get()).data()),
};
