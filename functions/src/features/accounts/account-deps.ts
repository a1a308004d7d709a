import type { Auth } from 'firebase-admin/auth';
import type { DailySalt } from '#platform/limits/daily-salt.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';

export interface AccountDeps extends SiteDeps {
  readonly accounts: () => Auth;
  readonly dailySalt: DailySalt;
}
