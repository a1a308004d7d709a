import type { Firestore } from 'firebase-admin/firestore';
import type { PublishedContent } from '#platform/content/published-content.ts';

/** What the handlers of the inbox stand on. */
export interface InboxDeps {
  /** The database. */
  readonly database: () => Firestore;
  /** The published content. */
  readonly content: Pick<PublishedContent, 'readSettings'>;
  /** The time. */
  readonly clock: () => Date;
}
