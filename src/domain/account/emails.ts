import { composeMail } from '#domain/mail/compose-email.ts';
import type { Mail } from '#domain/mail/email-document.ts';
import { greetPerson, signature, type MailSender } from '#domain/mail/sender.ts';
import {
  ACCOUNT_ASKED,
  ACCOUNT_CONFIRM,
  ACCOUNT_EXISTS,
  ACCOUNT_IGNORE,
  confirmAccount,
  newPassword,
  PASSWORD_ASKED,
  PASSWORD_IGNORE,
  SIGN_IN_OR_RESET,
  SIGN_IN_TO_ACCOUNT,
  yourAccount,
} from './email-text.ts';
import { CHOOSE_PASSWORD, GREETING_WITHOUT_NAME } from '#domain/mail/text.ts';
import { ACCOUNT_ACTION_PATH, PATHS } from '#domain/site/paths.ts';

/**
 * The action of a link in an account email. Both links carry a password code of Firebase Auth: the person who opens the
 * link chooses the password, so that no password from before the confirmation works after it (docs/decisions/0032).
 */
export type AccountAction = 'confirmEmail' | 'resetPassword';

/** Makes the URL of our page behind such a link; the code is Firebase Auth's and works once. */
export function accountActionLink(origin: string, mode: AccountAction, code: string): string {
  return `${origin}${ACCOUNT_ACTION_PATH}?${new URLSearchParams({ mode, oobCode: code }).toString()}`;
}

/** Composes the email that confirms the email of a new account. */
export function confirmAccountMail(email: string, link: string, sender: MailSender): Mail {
  return composeAccountMail(email, sender, {
    subject: confirmAccount(sender.brandName),
    opening: [GREETING_WITHOUT_NAME, ACCOUNT_ASKED],
    link: { label: ACCOUNT_CONFIRM, url: link },
    closing: [ACCOUNT_IGNORE, signature(sender)],
  });
}

/** Who gets an email about an existing account. */
interface Recipient {
  readonly email: string;
  /** '' when not given. */
  readonly name: string;
}

/** Composes the email for a registration whose account already exists: the page does not reveal it. */
export function accountExistsMail({ email, name }: Recipient, origin: string, sender: MailSender): Mail {
  return composeAccountMail(email, sender, {
    subject: yourAccount(sender.brandName),
    opening: [greetPerson(name), ACCOUNT_EXISTS],
    link: { label: SIGN_IN_TO_ACCOUNT, url: `${origin}${PATHS.login}` },
    closing: [SIGN_IN_OR_RESET, signature(sender)],
  });
}

/** Composes the email with the link to choose a new password. */
export function newPasswordMail({ email, name }: Recipient, link: string, sender: MailSender): Mail {
  return composeAccountMail(email, sender, {
    subject: newPassword(sender.brandName),
    opening: [greetPerson(name), PASSWORD_ASKED],
    link: { label: CHOOSE_PASSWORD, url: link },
    closing: [PASSWORD_IGNORE, signature(sender)],
  });
}

function composeAccountMail(email: string, sender: MailSender, content: Parameters<typeof composeMail>[0]): Mail {
  return { to: [email], replyTo: sender.email, message: composeMail(content) };
}
