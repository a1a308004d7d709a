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

/** The state of the whole site: its requested and its built revision. */
export function siteStatePath(): string {
  return `${BUSINESS_COLLECTIONS.system}/${SITE_STATE_ID}`;
}

export function publishedSettingsPath(): string {
  return `${CONTENT_KINDS.settings.published}/${SITE_SETTINGS_ID}`;
}

export function publishedPropertyPath(id: string): string {
  return `${publishedPropertiesPath()}/${id}`;
}

export function publishedPropertiesPath(): string {
  return CONTENT_KINDS.properties.published;
}

export function enquiryPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.enquiries}/${id}`;
}

export function submissionPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.submissions}/${id}`;
}

export function subscriberPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.subscribers}/${id}`;
}

export function mailPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.mail}/${id}`;
}

/** The outcome of a request with an idempotency key. */
export function idempotencyPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.idempotency}/${id}`;
}

/** A count of requests, or the salt of a day. */
export function rateLimitPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.rateLimits}/${id}`;
}

export function auditEntryPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.auditLog}/${id}`;
}

export function userPath(uid: string): string {
  return `${BUSINESS_COLLECTIONS.users}/${uid}`;
}

export function favoritesPath(uid: string): string {
  return `${userPath(uid)}/favorites`;
}

export function staffPath(uid: string): string {
  return `${BUSINESS_COLLECTIONS.staff}/${uid}`;
}

export function picturePath(id: string): string {
  return `${BUSINESS_COLLECTIONS.pictures}/${id}`;
}

/** The pictures that one document uses. */
export function pictureUsePath(collection: string, documentId: string): string {
  return `${BUSINESS_COLLECTIONS.pictureUses}/${collection}~${documentId}`;
}

/** The working copy of a property. */
export function propertyPath(id: string): string {
  return `${CONTENT_KINDS.properties.working}/${id}`;
}

/** Seasons, fees and taken nights of a property. */
export function calendarPath(propertyId: string): string {
  return `${BUSINESS_COLLECTIONS.calendars}/${propertyId}`;
}

/** A calendar of another site. */
export function calendarFeedPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.calendarFeeds}/${id}`;
}

/** A part of what a listing page knows of stays. */
export function listedStaysPath(page: string, part: string): string {
  return `${BUSINESS_COLLECTIONS.listedStays}/${page}-${part}`;
}

export function ratesPath(): string {
  return `${BUSINESS_COLLECTIONS.system}/${EXCHANGE_RATES_ID}`;
}

/** The result of an import. */
export function importPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.imports}/${id}`;
}

/** The row of the last import that described a property. */
export function importedRowPath(propertyId: string): string {
  return `${BUSINESS_COLLECTIONS.importedRows}/${propertyId}`;
}

/** The summary of the last import. */
export function lastImportPath(): string {
  return `${BUSINESS_COLLECTIONS.system}/${LAST_IMPORT_ID}`;
}

/** How long senders have waited for the first answer. */
export function responseTimePath(): string {
  return `${BUSINESS_COLLECTIONS.system}/${REPLY_TIME_ID}`;
}

export function buildPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.builds}/${id}`;
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

export function scheduledPublicationPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.scheduledPublications}/${id}`;
}

export function previewPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.previews}/${id}`;
}

/** A note that a property has left the site. */
export function departedPropertyPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.departedProperties}/${id}`;
}
