import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { PublishedContent } from '#platform/content/published-content.ts';

export interface StaffDeps {
  readonly accounts: () => Auth;
  readonly database: () => Firestore;
  readonly content: Pick<PublishedContent, 'readSettings'>;
  readonly siteOrigin: () => string;
  readonly clock: () => Date;
}
