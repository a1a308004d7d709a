import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { ApiError } from '#domain/core/errors.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { toTripCandidate, type TripCandidate } from '#domain/trip/candidate.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { publishedPropertiesPath, publishedSettingsPath } from '../firestore-paths.ts';
import { cacheFor } from '../cache-for.ts';
import { parseOrReport } from '../parse-or-report.ts';
import type { ContentDeps } from './content-transaction.ts';

const SETTINGS_MILLISECONDS = 60_000;
const CANDIDATES_MILLISECONDS = 300_000;

/** The published content that the functions read. */
export interface PublishedContent {
  /** The settings of the site, at most a minute old. */
  readonly readSettings: () => Promise<SiteSettings>;
  /** Every property that takes guests, at most five minutes old. */
  readonly readCandidates: () => Promise<readonly TripCandidate[]>;
}

/** Dependencies of handlers and jobs that write to people: also what the site calls itself, and where it is. */
export interface SiteDeps extends ContentDeps {
  readonly content: Pick<PublishedContent, 'readSettings'>;
  readonly siteOrigin: () => string;
}

/** Reads published content from a database. */
export function createPublishedContent(database: () => Firestore): PublishedContent {
  return {
    readSettings: cacheFor(SETTINGS_MILLISECONDS, async () => {
      const stored = await database().doc(publishedSettingsPath()).get();
      const parsed = PUBLISHED_SCHEMAS.settings.safeParse(stored.data());
      if (!parsed.success) throw new ApiError('unavailable', { cause: parsed.error });
      return parsed.data;
    }),
    readCandidates: cacheFor(CANDIDATES_MILLISECONDS, async () => {
      const { docs } = await database().collection(publishedPropertiesPath()).get();
      return docs.flatMap((document) => {
        // The build rejects a document that does not parse; a trip request must not fail because of it.
        const property = parseOrReport(document, PUBLISHED_SCHEMAS.properties);
        return property === null ? [] : (toTripCandidate(property) ?? []);
      });
    }),
  };
}
