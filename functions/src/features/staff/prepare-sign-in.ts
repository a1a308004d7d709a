import type { InvitationLink } from '#domain/staff/emails.ts';
import type { UserRecord } from 'firebase-admin/auth';
import { createPasswordLink } from '#platform/accounts/password-link.ts';
import { reclaimUnconfirmed } from '#platform/accounts/reclaim-account.ts';
import type { StaffDeps } from './staff-deps.ts';

/**
 * How an invited colleague signs in: with the password of a confirmed account, or with a link to choose one. Whoever
 * registered the email before its owner loses the account here, before it gets a role.
 */
export async function prepareSignIn(deps: StaffDeps, email: string, account: UserRecord): Promise<InvitationLink> {
  if (account.emailVerified) return { origin: deps.siteOrigin() };
  await reclaimUnconfirmed(deps, account);
  return { passwordLink: await createPasswordLink(deps, 'resetPassword', email) };
}
