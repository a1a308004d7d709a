import type { InvitationLink } from '#domain/staff/emails.ts';
import type { UserRecord } from 'firebase-admin/auth';
import { createPasswordLink } from '#platform/accounts/password-link.ts';
import { reclaimAccount } from '#platform/accounts/reclaim-account.ts';
import type { StaffDeps } from './staff-deps.ts';

/**
 * How a colleague signs in: with the password of an account whose email, that of the list, is confirmed, or with a link to
 * choose one. Whoever has put another email into the account loses it here.
 */
export async function prepareSignIn(deps: StaffDeps, email: string, account: UserRecord): Promise<InvitationLink> {
  const isTheirs = account.email?.toLowerCase() === email.toLowerCase();
  if (account.emailVerified && isTheirs) return { origin: deps.siteOrigin() };
  await reclaimAccount(deps, account, email);
  return { passwordLink: await createPasswordLink(deps, 'resetPassword', email) };
}
