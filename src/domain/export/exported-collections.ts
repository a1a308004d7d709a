import { CONTENT_COLLECTIONS, BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';

/** Collections that an export of everything leaves out: letters with links that sign people in, and what passes by itself. */
export const NOT_EXPORTED = [
  BUSINESS_COLLECTIONS.mail,
  BUSINESS_COLLECTIONS.rateLimits,
  BUSINESS_COLLECTIONS.idempotency,
  BUSINESS_COLLECTIONS.uploads,
] as const;

/** The favourites of members, which lie below their profiles. */
export const FAVORITES_GROUP = 'favorites';

const leftOut: readonly string[] = NOT_EXPORTED;

/** The collections of an export of everything, in its order. */
export const EXPORTED_COLLECTIONS: readonly string[] = [
  ...Object.values(CONTENT_COLLECTIONS).flatMap(({ working, published }) => [working, published]),
  ...Object.values(BUSINESS_COLLECTIONS).filter((name) => !leftOut.includes(name)),
  FAVORITES_GROUP,
];

/** Fields that are keys to somebody's data; an export says that there is one, and not which. */
export const SECRET_FIELDS: readonly string[] = ['unsubscribeToken', 'confirmHash', 'ticketHash'];
