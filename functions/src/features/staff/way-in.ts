import { accountActionLink } from '@site/domain/account-mails';
import type { WayIn } from '@site/domain/staff-mails';
import type { UserRecord } from 'firebase-admin/auth';
import { codeOfLink } from '../../platform/action-code.ts';
import { lastSignIn } from './last-sign-in.ts';
import type { StaffDesk } from './staff-desk.ts';

/** How an invited colleague gets in: with the password that was used before, or by choosing one. */
export async function wayIn(desk: StaffDesk, email: string, account: UserRecord): Promise<WayIn> {
  const origin = desk.siteAddress();
  if (lastSignIn(account) !== null) return { origin };
  const code = codeOfLink(await desk.accounts().generatePasswordResetLink(email));
  return { passwordLink: accountActionLink(origin, 'resetPassword', code) };
}
