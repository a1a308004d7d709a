import { accountExistsMail, confirmAccountMail } from '#domain/account/emails.ts';
import type { accountsApi } from '#domain/api/accounts.ts';
import type { Handler } from '#domain/api/handler.ts';
import { ApiError } from '#domain/core/errors.ts';
import { ACCOUNT_EMAIL_INVALID } from '#domain/account/text.ts';
import { countAcknowledgement } from '#platform/limits/acknowledgement-cap.ts';
import { ensureAccount, hasAuthCode, type EnsuredAccount } from '#platform/accounts/find-account.ts';
import { createPasswordLink } from '#platform/accounts/password-link.ts';
import { reclaimUnconfirmed } from '#platform/accounts/reclaim-account.ts';
import type { AccountDeps } from './account-deps.ts';
import { delayResponse } from './delay-response.ts';
import { countAccountEmail } from './account-email-limits.ts';
import { readMemberName } from './read-member-name.ts';
import { sendEmail } from './send-email.ts';

/**
 * Makes the handler of POST /api/accounts. Auth's own sign-up reveals EMAIL_EXISTS to anybody; here the response and its
 * time are the same whether or not there is an account, and only the email differs. The password of the form is checked and
 * not stored: the link in the email sets it, so nobody can sign in with somebody else's email (docs/decisions/0032).
 */
export function registerAccount(deps: AccountDeps): Handler<(typeof accountsApi)['POST /api/accounts']> {
  return ({ body: { email }, sender }) =>
    delayResponse(async () => {
      const settings = await deps.content.readSettings();
      await countAccountEmail(deps, 'registration', email, sender.ip);
      await countAcknowledgement(deps.database(), { settings, required: true }, deps.clock);
      const { account, isNew } = await createOrFindAccount(deps, email);
      // Nobody can sign in with it, so that a link or a hint to sign in would lead nowhere.
      if (account.disabled) return { status: 'accepted' } as const;
      if (account.emailVerified) {
        const name = await readMemberName(deps, account.uid);
        await sendEmail(deps, account.uid, accountExistsMail({ email, name }, deps.siteOrigin(), settings));
        return { status: 'accepted' } as const;
      }
      // A new account holds nothing to take back, and the calls would make its response slower than those of others.
      if (!isNew) await reclaimUnconfirmed(deps, account);
      const link = await createPasswordLink(deps, 'confirmEmail', email);
      await sendEmail(deps, account.uid, confirmAccountMail(email, link, settings));
      return { status: 'accepted' } as const;
    });
}

/** Finds or creates the account of an email; throws invalid_request when Auth rejects the email. */
async function createOrFindAccount(deps: AccountDeps, email: string): Promise<EnsuredAccount> {
  try {
    return await ensureAccount(deps.accounts(), email);
  } catch (error) {
    if (!hasAuthCode(error, 'invalid-email')) throw error;
    throw new ApiError('invalid_request', {
      fields: [{ path: 'email', message: ACCOUNT_EMAIL_INVALID }],
      cause: error,
    });
  }
}
