import type { Auth } from 'firebase-admin/auth';
import type { SiteDeps } from '#platform/content/published-content.ts';

export interface StaffDeps extends SiteDeps {
  readonly accounts: () => Auth;
}
