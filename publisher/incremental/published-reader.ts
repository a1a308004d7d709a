import type { PublishedProperty } from '#domain/property/property.ts';
import type { ContentEntry } from '#content/content-source.ts';
import type { SmallKind } from '#content/content-sources.ts';

/** What a build reads about the published content before the content itself (docs/decisions/0080-published-revisions.md). */
export interface PublishedMarks {
  /** The epoch of the content; '' when there is none. */
  epoch: string;
  /** Number of published properties. */
  properties: number;
}

/** What was published and unpublished since a revision. */
export interface PublishedChanges {
  published: PublishedProperty[];
  /** Ids of the unpublished properties. */
  departed: string[];
}

/** Reads the published content from Firestore, or from memory in tests. */
export interface PublishedReader {
  /** Reads the site's `requestedRevision`. Called first: what is published afterwards belongs to the next build. */
  readRevision: () => Promise<number>;
  readMarks: () => Promise<PublishedMarks>;
  /** Sorted by id. */
  readAllProperties: () => Promise<PublishedProperty[]>;
  /** Reads all content of another kind, sorted by id. */
  readAll: (kind: SmallKind) => Promise<ContentEntry<Record<string, unknown>>[]>;
  readChanges: (sinceRevision: number) => Promise<PublishedChanges>;
  /** Missing properties are left out. */
  readProperties: (ids: readonly string[]) => Promise<PublishedProperty[]>;
}
