import { accountActionLink } from '@site/domain/account-mails';
import type { WayIn } from '@site/domain/staff-mails';
import type { UserRecord } from 'firebase-admin/auth';
import { codeOfLink } from '../../platform/action-code.ts';
import type { StaffDesk } from './staff-desk.ts';

/** How an invited colleague gets in: with the password the account has, or by choosing one. */
export async function wayIn(desk: StaffDesk, email: string, account: UserRecord): Promise<WayIn> {
  const origin = desk.siteAddress();
  if (account.providerData.some(({ providerId }) => providerId === 'password') && hasSignedIn(account))
    return { origin };
  const code = codeOfLink(await desk.accounts().generatePasswordResetLink(email));
  return { passwordLink: accountActionLink(origin, 'resetPassword', code) };
}

/** Auth gives the moment of the first sign-in as '' or leaves it out while there was none. */
function hasSignedIn({ metadata }: UserRecord): boolean {
  return Boolean(metadata.lastSignInTime);
}
