import { EXCHANGE_RATES_ID, HOUSE_COLLECTIONS } from '@site/domain/firestore-collections';

// Every path is a function, so that a trigger pattern ('users/{uid}') comes from the same place as a document's path.

/** The state of the site as a whole: which revision was asked for and which one was built. */
export function siteStatePath(): string {
  return 'system/site';
}

/** The exchange rates in use. */
export function ratesPath(): string {
  return `${HOUSE_COLLECTIONS.system}/${EXCHANGE_RATES_ID}`;
}
