import type { PublishedProperty } from '#domain/property/property.ts';
import type { ContentEntry } from '#content/content-source.ts';
import type { SmallKind } from '#content/content-sources.ts';

/** What a build asks about the published content before it reads it (docs/decisions/0080-marks-of-publishing.md). */
export interface PublishedMarks {
  /** The epoch of the content; '' where none is named. */
  epoch: string;
  /** Number of published properties. */
  properties: number;
}

/** What was published anew and taken away since a revision. */
export interface PublishedChanges {
  /** The properties that were published. */
  published: PublishedProperty[];
  /** Ids of those that were taken away. */
  departed: string[];
}

/** Where a build reads what is published: Firestore, or a test's memory. */
export interface PublishedReader {
  /** Reads the site's `requestedRevision`, before all else: what is published from then on belongs to the next build. */
  readRevision: () => Promise<number>;
  /** Reads the marks. */
  readMarks: () => Promise<PublishedMarks>;
  /** Reads all properties, in the order of their ids. */
  readAllProperties: () => Promise<PublishedProperty[]>;
  /** Reads all of another kind, in the order of the ids. */
  readAll: (kind: SmallKind) => Promise<ContentEntry<Record<string, unknown>>[]>;
  /** Reads what was published after a revision. */
  readChanges: (since: number) => Promise<PublishedChanges>;
  /** Reads some properties; those that are missing are left out. */
  readProperties: (ids: readonly string[]) => Promise<PublishedProperty[]>;
}
