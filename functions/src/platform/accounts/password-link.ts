import { accountActionLink, type AccountAction } from '#domain/account/emails.ts';
import type { Auth } from 'firebase-admin/auth';

/** A link to our own page where the holder of the mailbox chooses a password, which also confirms the address. */
export async function createPasswordLink(
  { accounts, siteAddress }: { readonly accounts: () => Auth; readonly siteAddress: () => string },
  action: AccountAction,
  email: string,
): Promise<string> {
  const code = codeOfLink(await accounts().generatePasswordResetLink(email));
  return accountActionLink(siteAddress(), action, code);
}

/** The one-time code within a link that Auth made: our emails lead to our own page with it. */
function codeOfLink(link: string): string {
  const code = new URL(link).searchParams.get('oobCode');
  if (code === null || code === '') throw new Error('Auth made a link without a code');
  return code;
}
