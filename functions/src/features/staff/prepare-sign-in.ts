import type { WayIn } from '#domain/staff/emails.ts';
import type { UserRecord } from 'firebase-admin/auth';
import { createPasswordLink } from '#platform/accounts/password-link.ts';
import { reclaimUnconfirmed } from '#platform/accounts/reclaim-account.ts';
import type { StaffDeps } from './staff-deps.ts';

/**
 * How an invited colleague gets in: with the password of a confirmed account, else by choosing one. Whoever registered
 * the address before its owner loses the account here, before it gets a role.
 */
export async function wayIn(deps: StaffDeps, email: string, account: UserRecord): Promise<WayIn> {
  if (account.emailVerified) return { origin: deps.siteAddress() };
  await reclaimUnconfirmed(deps, account);
  return { passwordLink: await createPasswordLink(deps, 'resetPassword', email) };
}
