import type { WayIn } from '@site/domain/staff-mails';
import type { UserRecord } from 'firebase-admin/auth';
import { createPasswordLink } from '../../platform/password-link.ts';
import { reclaimUnconfirmed } from '../../platform/reclaim-account.ts';
import type { StaffDesk } from './staff-desk.ts';

/**
 * How an invited colleague gets in: with the password of a confirmed account, else by choosing one. Whoever registered
 * the address before its owner loses the account here, before it gets a role.
 */
export async function wayIn(desk: StaffDesk, email: string, account: UserRecord): Promise<WayIn> {
  if (account.emailVerified) return { origin: desk.siteAddress() };
  await reclaimUnconfirmed(desk, account);
  return { passwordLink: await createPasswordLink(desk, 'resetPassword', email) };
}
