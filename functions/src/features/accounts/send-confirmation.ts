import { confirmAddressMail } from '@site/domain/account-mails';
import type { accountsApi } from '@site/domain/api-accounts';
import type { Handler } from '@site/domain/api-handler';
import { createPasswordLink } from '../../platform/password-link.ts';
import type { AccountDesk } from './account-desk.ts';
import { countAccountEmail } from './count-account-email.ts';
import { sendLetter } from './send-letter.ts';

/** Makes the handler of POST /api/account/confirmation; an address that is confirmed already needs no email. */
export function sendConfirmation(desk: AccountDesk): Handler<(typeof accountsApi)['POST /api/account/confirmation']> {
  return async ({ member, sender }) => {
    const { uid, email, emailVerified } = member;
    if (email !== null && !emailVerified) {
      await countAccountEmail(desk, 'confirmation', email, sender.address);
      const link = await createPasswordLink(desk, 'confirmEmail', email);
      await sendLetter(desk, uid, confirmAddressMail(email, link, await desk.content.readSettings()));
    }
    return { status: 'accepted' };
  };
}
