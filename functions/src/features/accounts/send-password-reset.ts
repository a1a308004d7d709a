import { newPasswordMail } from '#domain/account/emails.ts';
import type { accountsApi } from '#domain/api/accounts.ts';
import type { Handler } from '#domain/api/handler.ts';
import { findAccount } from '#platform/accounts/find-account.ts';
import { createPasswordLink } from '#platform/accounts/password-link.ts';
import { reclaimUnconfirmed } from '#platform/accounts/reclaim-account.ts';
import { countAcknowledgement } from '#platform/limits/acknowledgement-cap.ts';
import type { AccountDeps } from './account-deps.ts';
import { delayResponse } from './delay-response.ts';
import { countAccountEmail } from './account-email-limits.ts';
import { readMemberName } from './read-member-name.ts';
import { sendEmail } from './send-email.ts';

/**
 * Makes the handler of POST /api/accounts/password-reset; an email without an account gets the same response. The link also
 * confirms the email, so whoever registered it before its owner loses the account here too.
 */
export function sendPasswordReset(
  deps: AccountDeps,
): Handler<(typeof accountsApi)['POST /api/accounts/password-reset']> {
  return ({ body: { email }, sender }) =>
    delayResponse(async () => {
      const settings = await deps.content.readSettings();
      await countAccountEmail(deps, 'password reset', email, sender.ip);
      const account = await findAccount(deps.accounts(), email);
      if (account === null || account.disabled) return { status: 'accepted' } as const;
      // Anybody can register a stranger's address. A member's email does not count: a flood must not lock members out.
      const mayBeSent =
        account.emailVerified ||
        (await countAcknowledgement(deps.database(), { settings, required: false }, deps.clock));
      if (!mayBeSent) return { status: 'accepted' } as const;
      await reclaimUnconfirmed(deps, account);
      const link = await createPasswordLink(deps, 'resetPassword', email);
      const name = await readMemberName(deps, account.uid);
      await sendEmail(deps, account.uid, newPasswordMail({ email, name }, link, settings));
      return { status: 'accepted' } as const;
    });
}
