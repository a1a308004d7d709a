import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { PublishedContent } from '#platform/content/published-content.ts';

/** What the handlers about staff stand on. */
export interface StaffDeps {
  /** The accounts. */
  readonly accounts: () => Auth;
  /** The database. */
  readonly database: () => Firestore;
  /** The published content. */
  readonly content: Pick<PublishedContent, 'readSettings'>;
  /** The public origin of the site. */
  readonly siteAddress: () => string;
  /** The time. */
  readonly clock: () => Date;
}
