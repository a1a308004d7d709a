import {
  EXCHANGE_RATES_ID,
  BUSINESS_COLLECTIONS,
  REPLY_TIME_ID,
  SITE_SETTINGS_ID,
  SITE_STATE_ID,
} from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { LAST_IMPORT_ID } from '#domain/import/last-import.ts';

// Every path is a function, so that trigger patterns ('users/{uid}') and document paths come from the same place.

/** Makes the path of a document of a collection from its id. */
const pathIn = (collection: string) => (id: string) => `${collection}/${id}`;

export const enquiryPath = pathIn(BUSINESS_COLLECTIONS.enquiries);
export const submissionPath = pathIn(BUSINESS_COLLECTIONS.submissions);
export const subscriberPath = pathIn(BUSINESS_COLLECTIONS.subscribers);
export const mailPath = pathIn(BUSINESS_COLLECTIONS.mail);
/** The outcome of a request with an idempotency key. */
export const idempotencyPath = pathIn(BUSINESS_COLLECTIONS.idempotency);
/** A count of requests, or the salt of a day. */
export const rateLimitPath = pathIn(BUSINESS_COLLECTIONS.rateLimits);
export const auditEntryPath = pathIn(BUSINESS_COLLECTIONS.auditLog);
export const userPath = pathIn(BUSINESS_COLLECTIONS.users);
export const staffPath = pathIn(BUSINESS_COLLECTIONS.staff);
export const picturePath = pathIn(BUSINESS_COLLECTIONS.pictures);
/** The working copy of a property. */
export const propertyPath = pathIn(CONTENT_KINDS.properties.working);
export const publishedPropertyPath = pathIn(CONTENT_KINDS.properties.published);
/** Seasons, fees and taken nights of a property, by its id. */
export const calendarPath = pathIn(BUSINESS_COLLECTIONS.calendars);
/** A calendar of another site. */
export const calendarFeedPath = pathIn(BUSINESS_COLLECTIONS.calendarFeeds);
/** The result of an import. */
export const importPath = pathIn(BUSINESS_COLLECTIONS.imports);
/** The row of the last import that described a property, by the property's id. */
export const importedRowPath = pathIn(BUSINESS_COLLECTIONS.importedRows);
export const buildPath = pathIn(BUSINESS_COLLECTIONS.builds);
export const scheduledPublicationPath = pathIn(BUSINESS_COLLECTIONS.scheduledPublications);
export const previewPath = pathIn(BUSINESS_COLLECTIONS.previews);
/** A note that a property has left the site. */
export const departedPropertyPath = pathIn(BUSINESS_COLLECTIONS.departedProperties);

/** Makes the path of a document that exists once. */
const pathOf = (collection: string, id: string) => () => `${collection}/${id}`;

/** The state of the whole site: its requested and its built revision. */
export const siteStatePath = pathOf(BUSINESS_COLLECTIONS.system, SITE_STATE_ID);
export const publishedSettingsPath = pathOf(CONTENT_KINDS.settings.published, SITE_SETTINGS_ID);
export const ratesPath = pathOf(BUSINESS_COLLECTIONS.system, EXCHANGE_RATES_ID);
/** The summary of the last import. */
export const lastImportPath = pathOf(BUSINESS_COLLECTIONS.system, LAST_IMPORT_ID);
/** How long senders have waited for the first answer. */
export const responseTimePath = pathOf(BUSINESS_COLLECTIONS.system, REPLY_TIME_ID);

export function publishedPropertiesPath(): string {
  return CONTENT_KINDS.properties.published;
}

export function favoritesPath(uid: string): string {
  return `${userPath(uid)}/favorites`;
}

/** The pictures that one document uses. */
export function pictureUsePath(collection: string, documentId: string): string {
  return `${BUSINESS_COLLECTIONS.pictureUses}/${collection}~${documentId}`;
}

/** A part of what a listing page knows of stays. */
export function listedStaysPath(page: string, part: string): string {
  return `${BUSINESS_COLLECTIONS.listedStays}/${page}-${part}`;
}

/** The changes in one revision of the site; padded to ten digits, so that ids sort by revision. */
export function publicationPath(revision: number): string {
  return `${BUSINESS_COLLECTIONS.publications}/${String(revision).padStart(10, '0')}`;
}

/** The list of the stored published revisions of a document. */
export function revisionListPath(collection: string, documentId: string): string {
  return `${BUSINESS_COLLECTIONS.publishedRevisions}/${collection}~${documentId}`;
}

/** A complete copy of one published revision of a document. */
export function keptRevisionPath(collection: string, documentId: string, rev: number): string {
  return `${revisionListPath(collection, documentId)}/kept/${rev}`;
}
