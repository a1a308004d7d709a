import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { DailySalt } from '#platform/limits/daily-salt.ts';
import type { PublishedContent } from '#platform/content/published-content.ts';

export interface AccountDeps {
  readonly accounts: () => Auth;
  readonly database: () => Firestore;
  readonly dailySalt: DailySalt;
  readonly content: Pick<PublishedContent, 'readSettings'>;
  readonly siteOrigin: () => string;
  readonly clock: () => Date;
}
