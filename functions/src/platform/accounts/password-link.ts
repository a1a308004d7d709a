import { accountActionLink, type AccountAction } from '#domain/account/emails.ts';
import type { Auth } from 'firebase-admin/auth';

/** Creates a link to our own page where the owner of the mailbox chooses a password, which also confirms the email address. */
export async function createPasswordLink(
  { accounts, siteOrigin }: { readonly accounts: () => Auth; readonly siteOrigin: () => string },
  action: AccountAction,
  email: string,
): Promise<string> {
  const code = codeOfLink(await accounts().generatePasswordResetLink(email));
  return accountActionLink(siteOrigin(), action, code);
}

/** The one-time code in a link from Auth: our emails link to our own page with it. */
function codeOfLink(link: string): string {
  const code = new URL(link).searchParams.get('oobCode');
  if (code === null || code === '') throw new Error('Auth created a link without a code');
  return code;
}
