import { newPasswordMail } from '#domain/account/emails.ts';
import type { accountsApi } from '#domain/api/accounts.ts';
import type { Handler } from '#domain/api/handler.ts';
import { findAccount } from '#platform/accounts/find-account.ts';
import { createPasswordLink } from '#platform/accounts/password-link.ts';
import { reclaimUnconfirmed } from '#platform/accounts/reclaim-account.ts';
import type { AccountDeps } from './account-deps.ts';
import { respondEvenly } from './respond-evenly.ts';
import { countAccountEmail } from './count-account-email.ts';
import { sendEmail } from './send-email.ts';

/**
 * Makes the handler of POST /api/accounts/password-reset; an address without an account gets the same answer and no email.
 * The link confirms the address too, so whoever registered it before its owner loses the account here as well.
 */
export function sendPasswordReset(
  deps: AccountDeps,
): Handler<(typeof accountsApi)['POST /api/accounts/password-reset']> {
  return ({ body: { email }, sender }) =>
    respondEvenly(async () => {
      const settings = await deps.content.readSettings();
      await countAccountEmail(deps, 'password reset', email, sender.address);
      const holder = await findAccount(deps.accounts(), email);
      if (holder !== null && !holder.disabled) {
        await reclaimUnconfirmed(deps, holder);
        const link = await createPasswordLink(deps, 'resetPassword', email);
        await sendEmail(deps, holder.uid, newPasswordMail(email, link, settings));
      }
      return { status: 'accepted' } as const;
    });
}
