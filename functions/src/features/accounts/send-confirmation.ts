import { confirmAccountMail } from '#domain/account/emails.ts';
import type { accountsApi } from '#domain/api/accounts.ts';
import type { Handler } from '#domain/api/handler.ts';
import { createPasswordLink } from '#platform/accounts/password-link.ts';
import type { AccountDeps } from './account-deps.ts';
import { countAccountEmail } from './account-email-limits.ts';
import { sendEmail } from './send-email.ts';

/** Makes the handler of POST /api/account/confirmation; a confirmed address gets no email. */
export function sendConfirmation(deps: AccountDeps): Handler<(typeof accountsApi)['POST /api/account/confirmation']> {
  return async ({ member, sender }) => {
    const { uid, email, emailVerified } = member;
    if (email !== null && !emailVerified) {
      await countAccountEmail(deps, 'confirmation', email, sender.ip);
      const link = await createPasswordLink(deps, 'confirmEmail', email);
      await sendEmail(deps, uid, confirmAccountMail(email, link, await deps.content.readSettings()));
    }
    return { status: 'accepted' };
  };
}
