import {
  CONTENT_COLLECTIONS,
  EXCHANGE_RATES_ID,
  BUSINESS_COLLECTIONS,
  REPLY_TIME_ID,
  SITE_SETTINGS_ID,
  SITE_STATE_ID,
} from '#domain/content/collections.ts';
import { LAST_IMPORT_ID } from '#domain/import/last-import.ts';

// Every path is a function, so that a trigger pattern ('users/{uid}') comes from the same place as a document's path.

/** The state of the site as a whole: which revision was asked for and which one was built. */
export function siteStatePath(): string {
  return `${BUSINESS_COLLECTIONS.system}/${SITE_STATE_ID}`;
}

/** The published settings of the site. */
export function publishedSettingsPath(): string {
  return `${CONTENT_COLLECTIONS.settings.published}/${SITE_SETTINGS_ID}`;
}

/** A published property. */
export function publishedPropertyPath(id: string): string {
  return `${publishedPropertiesPath()}/${id}`;
}

/** All published properties. */
export function publishedPropertiesPath(): string {
  return CONTENT_COLLECTIONS.properties.published;
}

/** An enquiry. */
export function enquiryPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.enquiries}/${id}`;
}

/** A property that an owner proposed. */
export function submissionPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.submissions}/${id}`;
}

/** A sign-up for the newsletter. */
export function subscriberPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.subscribers}/${id}`;
}

/** A mail on its way. */
export function mailPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.mail}/${id}`;
}

/** What became of a request with an idempotency key. */
export function idempotencyPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.idempotency}/${id}`;
}

/** A count of requests, or the salt of a day. */
export function rateLimitPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.rateLimits}/${id}`;
}

/** An entry of the audit log. */
export function auditEntryPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.auditLog}/${id}`;
}

/** A member's profile. */
export function userPath(uid: string): string {
  return `${BUSINESS_COLLECTIONS.users}/${uid}`;
}

/** A member's favourites. */
export function favoritesPath(uid: string): string {
  return `${userPath(uid)}/favorites`;
}

/** Somebody who works here. */
export function staffPath(uid: string): string {
  return `${BUSINESS_COLLECTIONS.staff}/${uid}`;
}

/** A picture of the library. */
export function picturePath(id: string): string {
  return `${BUSINESS_COLLECTIONS.pictures}/${id}`;
}

/** The pictures used in a document. */
export function pictureUsePath(collection: string, documentId: string): string {
  return `${BUSINESS_COLLECTIONS.pictureUses}/${collection}~${documentId}`;
}

/** The working copy of a property. */
export function propertyPath(id: string): string {
  return `${CONTENT_COLLECTIONS.properties.working}/${id}`;
}

/** The exchange rates in use. */
export function ratesPath(): string {
  return `${BUSINESS_COLLECTIONS.system}/${EXCHANGE_RATES_ID}`;
}

/** What became of an import. */
export function importPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.imports}/${id}`;
}

/** What the last import said of a property. */
export function importedRowPath(propertyId: string): string {
  return `${BUSINESS_COLLECTIONS.importedRows}/${propertyId}`;
}

/** What the last import brought. */
export function lastImportPath(): string {
  return `${BUSINESS_COLLECTIONS.system}/${LAST_IMPORT_ID}`;
}

/** How long senders waited for an answer lately. */
export function replyTimePath(): string {
  return `${BUSINESS_COLLECTIONS.system}/${REPLY_TIME_ID}`;
}

/** A build of the site. */
export function buildPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.builds}/${id}`;
}

/** A page as it was before a build. */
export function pageBeforePath(buildId: string, position: number): string {
  return `${buildPath(buildId)}/before/${position}`;
}

/** What one revision of the site changed; ten digits, so that names are in the order of revisions. */
export function publicationPath(revision: number): string {
  return `${BUSINESS_COLLECTIONS.publications}/${String(revision).padStart(10, '0')}`;
}

/** The published revisions of a document that are kept. */
export function revisionListPath(collection: string, documentId: string): string {
  return `${BUSINESS_COLLECTIONS.publishedRevisions}/${collection}~${documentId}`;
}

/** One published revision of a document, whole. */
export function keptRevisionPath(collection: string, documentId: string, rev: number): string {
  return `${revisionListPath(collection, documentId)}/kept/${rev}`;
}

/** A publication that waits for its moment. */
export function scheduledPublicationPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.scheduledPublications}/${id}`;
}

/** The preview of a draft. */
export function previewPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.previews}/${id}`;
}

/** Note that a property has left the site. */
export function departedPropertyPath(id: string): string {
  return `${BUSINESS_COLLECTIONS.departedProperties}/${id}`;
}
