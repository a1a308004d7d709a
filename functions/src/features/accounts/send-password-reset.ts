import { newPasswordMail } from '@site/domain/account-mails';
import type { accountsApi } from '@site/domain/api-accounts';
import type { Handler } from '@site/domain/api-handler';
import { findAccount } from '../../platform/find-account.ts';
import { createPasswordLink } from '../../platform/password-link.ts';
import { reclaimUnconfirmed } from '../../platform/reclaim-account.ts';
import type { AccountDesk } from './account-desk.ts';
import { answerEvenly } from './answer-evenly.ts';
import { countAccountEmail } from './count-account-email.ts';
import { sendLetter } from './send-letter.ts';

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
