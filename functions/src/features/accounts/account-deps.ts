import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { DailySalt } from '#platform/limits/daily-salt.ts';
import type { PublishedContent } from '#platform/content/published-content.ts';

/** What the handlers about accounts stand on. */
export interface AccountDeps {
  /** The accounts. */
  readonly accounts: () => Auth;
  /** The database. */
  readonly database: () => Firestore;
  /** The salt of counts. */
  readonly dailySalt: DailySalt;
  /** The published content. */
  readonly content: Pick<PublishedContent, 'readSettings'>;
  /** The public origin of the site. */
  readonly siteAddress: () => string;
  /** The time. */
  readonly clock: () => Date;
}
