import { accountActionLink, newPasswordMail } from '@site/domain/account-mails';
import type { accountsApi } from '@site/domain/api-accounts';
import type { Handler } from '@site/domain/api-handler';
import { FirebaseAuthError, type Auth, type UserRecord } from 'firebase-admin/auth';
import type { AccountDesk } from './account-desk.ts';
import { answerEvenly } from './answer-evenly.ts';
import { countLetter } from './count-letter.ts';
import { codeOfLink, sendLetter } from './send-letter.ts';

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
      const holder = await findHolder(accounts, email);
      if (holder !== null && !holder.disabled) {
        const code = codeOfLink(await accounts.generatePasswordResetLink(email));
        const link = accountActionLink(origin, 'resetPassword', code);
        await sendLetter(desk, holder.uid, newPasswordMail(email, link, house));
      }
      return { status: 'accepted' } as const;
    });
}

async function findHolder(accounts: Auth, email: string): Promise<UserRecord | null> {
  try {
    return await accounts.getUserByEmail(email);
  } catch (error) {
    if (error instanceof FirebaseAuthError && (error.hasCode('user-not-found') || error.hasCode('invalid-email')))
      return null;
    throw error;
  }
}
