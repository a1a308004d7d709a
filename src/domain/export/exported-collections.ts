import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';

/** Documents on one page of an export. */
export const EXPORT_PAGE = 250;

/** Collections that an export of everything leaves out: emails, which hold sign-in links, and short-lived records. */
export const NOT_EXPORTED = [
  BUSINESS_COLLECTIONS.mail,
  BUSINESS_COLLECTIONS.rateLimits,
  BUSINESS_COLLECTIONS.idempotency,
  BUSINESS_COLLECTIONS.uploads,
] as const;

/** Collection group of members' favourites, stored below their profiles. */
export const FAVORITES_GROUP = 'favorites';

const notExported: readonly string[] = NOT_EXPORTED;

/** The collections of an export of everything, in order. */
export const EXPORTED_COLLECTIONS: readonly string[] = [
  ...Object.values(CONTENT_KINDS).flatMap(({ working, published }) => [working, published]),
  ...Object.values(BUSINESS_COLLECTIONS).filter((name) => !notExported.includes(name)),
  FAVORITES_GROUP,
];

/** Fields that give access to somebody's data; an export shows that they are set and hides their values. */
const SECRET_FIELDS: readonly string[] = ['unsubscribeToken', 'confirmHash', 'ticketHash', 'exportKey'];

/** The secret fields of a collection: the URL of a calendar at another site is one, others are links that anybody may open. */
export function secretFieldsOf(collection: string): readonly string[] {
  return collection === BUSINESS_COLLECTIONS.calendarFeeds ? [...SECRET_FIELDS, 'url'] : SECRET_FIELDS;
}
