import { accountActionLink, newPasswordMail } from '@site/domain/account-mails';
import type { accountsApi } from '@site/domain/api-accounts';
import type { Handler } from '@site/domain/api-handler';
import { codeOfLink } from '../../platform/action-code.ts';
import { findAccount } from '../../platform/find-account.ts';
import type { AccountDesk } from './account-desk.ts';
import { answerEvenly } from './answer-evenly.ts';
import { countLetter } from './count-letter.ts';
import { sendLetter } from './send-letter.ts';

/** Makes the handler of POST /api/accounts/password-reset; an address without an account gets the same answer and no letter. */
export function sendPasswordReset(
  desk: AccountDesk,
): Handler<(typeof accountsApi)['POST /api/accounts/password-reset']> {
  return ({ body: { email }, sender }) =>
    answerEvenly(async () => {
      const origin = desk.siteAddress();
      const house = await desk.content.readSettings();
      await countLetter(desk, email, sender.address);
      const accounts = desk.accounts();
      const holder = await findAccount(accounts, email);
      if (holder !== null && !holder.disabled) {
        const code = codeOfLink(await accounts.generatePasswordResetLink(email));
        const link = accountActionLink(origin, 'resetPassword', code);
        await sendLetter(desk, holder.uid, newPasswordMail(email, link, house));
      }
      return { status: 'accepted' } as const;
    });
}
