import { accountActionLink, confirmAddressMail } from '@site/domain/account-mails';
import type { accountsApi } from '@site/domain/api-accounts';
import type { Handler } from '@site/domain/api-handler';
import { codeOfLink } from '../../platform/action-code.ts';
import type { AccountDesk } from './account-desk.ts';
import { countLetter } from './count-letter.ts';
import { sendLetter } from './send-letter.ts';

/** Makes the handler of POST /api/account/confirmation; an address that is confirmed already needs no letter. */
export function sendConfirmation(desk: AccountDesk): Handler<(typeof accountsApi)['POST /api/account/confirmation']> {
  return async ({ member, sender }) => {
    const { uid, email, emailVerified } = member;
    if (email !== null && !emailVerified) {
      await countLetter(desk, email, sender.address);
      const code = codeOfLink(await desk.accounts().generateEmailVerificationLink(email));
      const link = accountActionLink(desk.siteAddress(), 'verifyEmail', code);
      await sendLetter(desk, uid, confirmAddressMail(email, link, await desk.content.readSettings()));
    }
    return { status: 'accepted' };
  };
}
