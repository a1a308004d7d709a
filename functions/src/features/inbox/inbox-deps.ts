import type { Firestore } from 'firebase-admin/firestore';
import type { PublishedContent } from '#platform/content/published-content.ts';

export interface InboxDeps {
  readonly database: () => Firestore;
  readonly content: Pick<PublishedContent, 'readSettings'>;
  readonly siteOrigin: () => string;
  readonly clock: () => Date;
}
