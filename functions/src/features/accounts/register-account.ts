import { accountExistsMail, confirmAddressMail } from '#domain/account/emails.ts';
import type { accountsApi } from '#domain/api/accounts.ts';
import type { Handler } from '#domain/api/handler.ts';
import { ApiError } from '#domain/core/errors.ts';
import { ACCOUNT_EMAIL_INVALID } from '#domain/account/text.ts';
import { FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';
import { requireAcknowledgement } from '#platform/limits/acknowledgement-cap.ts';
import { ensureAccount } from '#platform/accounts/find-account.ts';
import { createPasswordLink } from '#platform/accounts/password-link.ts';
import { reclaimUnconfirmed } from '#platform/accounts/reclaim-account.ts';
import type { AccountDeps } from './account-deps.ts';
import { respondEvenly } from './respond-evenly.ts';
import { countAccountEmail } from './count-account-email.ts';
import { sendEmail } from './send-email.ts';

/**
 * Makes the handler of POST /api/accounts. Auth's own sign-up answers EMAIL_EXISTS to anybody who asks; here the answer,
 * its time and what happens to the caller are the same, and the difference stands in an email (docs/decisions/0032).
 * The password of the form is checked and not kept: the account has none until the link in the email sets it, so nobody
 * can sign in to an address that is not theirs (docs/decisions/0145).
 */
export function registerAccount(deps: AccountDeps): Handler<(typeof accountsApi)['POST /api/accounts']> {
  return ({ body: { email }, sender }) =>
    respondEvenly(async () => {
      const settings = await deps.content.readSettings();
      await countAccountEmail(deps, 'registration', email, sender.address);
      // Password resets do not count: a flood of registrations must not keep members out.
      await requireAcknowledgement(deps.database(), settings, deps.clock);
      const account = await createOrFindAccount(deps, email);
      if (account.emailVerified) {
        await sendEmail(deps, account.uid, accountExistsMail(email, deps.siteAddress(), settings));
        return { status: 'accepted' } as const;
      }
      await reclaimUnconfirmed(deps, account);
      const link = await createPasswordLink(deps, 'confirmEmail', email);
      await sendEmail(deps, account.uid, confirmAddressMail(email, link, settings));
      return { status: 'accepted' } as const;
    });
}

/** The account of an address; throws invalid_request for what Auth does not take for one. */
async function createOrFindAccount(deps: AccountDeps, email: string): Promise<UserRecord> {
  try {
    return await ensureAccount(deps.accounts(), { email });
  } catch (error) {
    if (!(error instanceof FirebaseAuthError) || !error.hasCode('invalid-email')) throw error;
    throw new ApiError('invalid_request', {
      fields: [{ path: 'email', message: ACCOUNT_EMAIL_INVALID }],
      cause: error,
    });
  }
}
