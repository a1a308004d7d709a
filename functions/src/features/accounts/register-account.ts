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
import type { AccountDesk } from './account-deps.ts';
import { answerEvenly } from './respond-evenly.ts';
import { countAccountEmail } from './count-account-email.ts';
import { sendLetter } from './send-email.ts';

/**
 * Makes the handler of POST /api/accounts. Auth's own sign-up answers EMAIL_EXISTS to anybody who asks; here the answer,
 * its time and what happens to the caller are the same, and the difference stands in an email (docs/decisions/0032).
 * The password of the form is checked and not kept: the account has none until the link in the email sets it, so nobody
 * can sign in to an address that is not theirs (docs/decisions/0145).
 */
export function registerAccount(desk: AccountDesk): Handler<(typeof accountsApi)['POST /api/accounts']> {
  return ({ body: { email }, sender }) =>
    answerEvenly(async () => {
      const house = await desk.content.readSettings();
      await countAccountEmail(desk, 'registration', email, sender.address);
      // Password resets do not count: a flood of registrations must not keep members out.
      await requireAcknowledgement(desk.database(), house, desk.clock);
      const account = await createOrFindAccount(desk, email);
      if (account.emailVerified) {
        await sendLetter(desk, account.uid, accountExistsMail(email, desk.siteAddress(), house));
        return { status: 'accepted' } as const;
      }
      await reclaimUnconfirmed(desk, account);
      const link = await createPasswordLink(desk, 'confirmEmail', email);
      await sendLetter(desk, account.uid, confirmAddressMail(email, link, house));
      return { status: 'accepted' } as const;
    });
}

/** The account of an address; throws invalid_request for what Auth does not take for one. */
async function createOrFindAccount(desk: AccountDesk, email: string): Promise<UserRecord> {
  try {
    return await ensureAccount(desk.accounts(), { email });
  } catch (error) {
    if (!(error instanceof FirebaseAuthError) || !error.hasCode('invalid-email')) throw error;
    throw new ApiError('invalid_request', {
      fields: [{ path: 'email', message: ACCOUNT_EMAIL_INVALID }],
      cause: error,
    });
  }
}
