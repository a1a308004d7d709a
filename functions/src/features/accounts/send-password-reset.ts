import { newPasswordMail } from '#domain/account/emails.ts';
import type { accountsApi } from '#domain/api/accounts.ts';
import type { Handler } from '#domain/api/handler.ts';
import { findAccount } from '#platform/accounts/find-account.ts';
import { createPasswordLink } from '#platform/accounts/password-link.ts';
import { reclaimUnconfirmed } from '#platform/accounts/reclaim-account.ts';
import type { AccountDesk } from './account-deps.ts';
import { answerEvenly } from './respond-evenly.ts';
import { countAccountEmail } from './count-account-email.ts';
import { sendLetter } from './send-email.ts';

/**
 * Makes the handler of POST /api/accounts/password-reset; an address without an account gets the same answer and no email.
 * The link confirms the address too, so whoever registered it before its owner loses the account here as well.
 */
export function sendPasswordReset(
  desk: AccountDesk,
): Handler<(typeof accountsApi)['POST /api/accounts/password-reset']> {
  return ({ body: { email }, sender }) =>
    answerEvenly(async () => {
      const house = await desk.content.readSettings();
      await countAccountEmail(desk, 'password reset', email, sender.address);
      const holder = await findAccount(desk.accounts(), email);
      if (holder !== null && !holder.disabled) {
        await reclaimUnconfirmed(desk, holder);
        const link = await createPasswordLink(desk, 'resetPassword', email);
        await sendLetter(desk, holder.uid, newPasswordMail(email, link, house));
      }
      return { status: 'accepted' } as const;
    });
}
