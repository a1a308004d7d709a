import { composeMail } from '#domain/mail/compose-email.ts';
import type { Mail } from '#domain/mail/email-document.ts';
import { signature, type MailSender } from '#domain/mail/sender.ts';
import {
  ACCOUNT_ASKED,
  ACCOUNT_CONFIRM,
  ACCOUNT_EXISTS,
  ACCOUNT_IGNORE,
  CHOOSE_PASSWORD,
  confirmAddress,
  GREETING_WITHOUT_NAME,
  newPassword,
  PASSWORD_ASKED,
  PASSWORD_IGNORE,
  SIGN_IN_OR_RESET,
  SIGN_IN_TO_ACCOUNT,
  yourAccount,
} from '#domain/mail/text.ts';
import { ACCOUNT_ACTION_PATH, PATHS } from '#domain/site/paths.ts';

/**
 * What a link in an email about an account does. Both carry one of Auth's password codes: whoever opens the link chooses
 * the password, so that no password from before the address was proven works after it (docs/decisions/0145).
 */
export type AccountAction = 'confirmEmail' | 'resetPassword';

/** The URL of our own page behind such a link; the code is Auth's and works once. */
export function accountActionLink(origin: string, mode: AccountAction, code: string): string {
  return `${origin}${ACCOUNT_ACTION_PATH}?${new URLSearchParams({ mode, oobCode: code }).toString()}`;
}

/** The letter that confirms the address of a new account. */
export function confirmAddressMail(email: string, link: string, sender: MailSender): Mail {
  return message(email, sender, {
    subject: confirmAddress(sender.brandName),
    opening: [GREETING_WITHOUT_NAME, ACCOUNT_ASKED],
    link: { label: ACCOUNT_CONFIRM, address: link },
    closing: [ACCOUNT_IGNORE, signature(sender)],
  });
}

/** The letter to somebody in whose name an account was asked for that exists already: the page told nobody. */
export function accountExistsMail(email: string, origin: string, sender: MailSender): Mail {
  return message(email, sender, {
    subject: yourAccount(sender.brandName),
    opening: [GREETING_WITHOUT_NAME, ACCOUNT_EXISTS],
    link: { label: SIGN_IN_TO_ACCOUNT, address: `${origin}${PATHS.login}` },
    closing: [SIGN_IN_OR_RESET, signature(sender)],
  });
}

/** The letter with the link to choose a new password. */
export function newPasswordMail(email: string, link: string, sender: MailSender): Mail {
  return message(email, sender, {
    subject: newPassword(sender.brandName),
    opening: [GREETING_WITHOUT_NAME, PASSWORD_ASKED],
    link: { label: CHOOSE_PASSWORD, address: link },
    closing: [PASSWORD_IGNORE, signature(sender)],
  });
}

function message(email: string, sender: MailSender, content: Parameters<typeof composeMail>[0]): Mail {
  return { to: [email], replyTo: sender.email, message: composeMail(content) };
}
