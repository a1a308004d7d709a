import { accountActionLink, accountExistsMail, confirmAddressMail } from '@site/domain/account-mails';
import type { accountsApi } from '@site/domain/api-accounts';
import type { Handler } from '@site/domain/api-handler';
import { ApiError } from '@site/domain/errors';
import { ACCOUNT_EMAIL_INVALID } from '@site/domain/messages/account-messages';
import { FirebaseAuthError, type Auth } from 'firebase-admin/auth';
import { codeOfLink } from '../../platform/action-code.ts';
import type { AccountDesk } from './account-desk.ts';
import { answerEvenly } from './answer-evenly.ts';
import { countLetter } from './count-letter.ts';
import { sendLetter } from './send-letter.ts';

/**
 * Makes the handler of POST /api/accounts. Auth's own sign-up answers EMAIL_EXISTS to anybody who asks; here the answer,
 * its time and what happens to the caller are the same, and the difference stands in a letter (docs/decisions/0032).
 */
export function registerAccount(desk: AccountDesk): Handler<(typeof accountsApi)['POST /api/accounts']> {
  return ({ body, sender }) =>
    answerEvenly(async () => {
      const { email, password } = body;
      const origin = desk.siteAddress();
      const house = await desk.content.readSettings();
      await countLetter(desk, email, sender.address);
      const accounts = desk.accounts();
      const uid = await createAccount(accounts, email, password);
      if (uid === null) {
        const holder = await accounts.getUserByEmail(email);
        await sendLetter(desk, holder.uid, accountExistsMail(email, origin, house));
      } else {
        const code = codeOfLink(await accounts.generateEmailVerificationLink(email));
        await sendLetter(desk, uid, confirmAddressMail(email, accountActionLink(origin, 'verifyEmail', code), house));
      }
      return { status: 'accepted' } as const;
    });
}

/** The id of the new account; null when the address has one already. */
async function createAccount(accounts: Auth, email: string, password: string): Promise<string | null> {
  try {
    return (await accounts.createUser({ email, password, emailVerified: false })).uid;
  } catch (error) {
    if (!(error instanceof FirebaseAuthError)) throw error;
    if (error.hasCode('email-already-exists')) return null;
    if (!error.hasCode('invalid-email')) throw error;
    throw new ApiError('invalid_request', {
      fields: [{ path: 'email', message: ACCOUNT_EMAIL_INVALID }],
      cause: error,
    });
  }
}
