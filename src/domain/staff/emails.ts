import { composeMail } from '#domain/mail/compose-email.ts';
import type { Mail } from '#domain/mail/email-document.ts';
import { greetPerson, signature, type MailSender } from '#domain/mail/sender.ts';
import { CHOOSE_PASSWORD } from '#domain/mail/text.ts';
import {
  STAFF_CHOOSE_PASSWORD,
  STAFF_IGNORE,
  STAFF_SIGN_IN,
  SECOND_FACTOR_REMOVED,
  SECOND_FACTOR_REMOVED_ALARM,
  secondFactorRemoved,
  staffInvited,
  staffWelcome,
  STAFF_OPEN,
} from './email-text.ts';
import { ADMIN_PATH } from '#domain/site/paths.ts';

/** The link of an invitation: a new account gets a link to choose a password, an existing account signs in at `origin`. */
export type InvitationLink = { readonly passwordLink: string } | { readonly origin: string };

/** Composes the invitation of a colleague. */
export function staffInvitationMail(
  to: { name: string; email: string },
  link: InvitationLink,
  sender: MailSender,
): Mail {
  const isNew = 'passwordLink' in link;
  return {
    to: [to.email],
    replyTo: sender.email,
    message: composeMail({
      subject: staffInvited(sender.brandName),
      opening: [greetPerson(to.name), staffWelcome(sender.brandName), isNew ? STAFF_CHOOSE_PASSWORD : STAFF_SIGN_IN],
      link: isNew
        ? { label: CHOOSE_PASSWORD, url: link.passwordLink }
        : { label: STAFF_OPEN, url: `${link.origin}${ADMIN_PATH}` },
      closing: [STAFF_IGNORE, signature(sender)],
    }),
  };
}

/** Composes the email to a colleague whose second factor an administrator has removed; `origin` is the site's. */
export function secondFactorRemovedMail(to: { name: string; email: string }, origin: string, sender: MailSender): Mail {
  return {
    to: [to.email],
    replyTo: sender.email,
    message: composeMail({
      subject: secondFactorRemoved(sender.brandName),
      opening: [greetPerson(to.name), SECOND_FACTOR_REMOVED],
      link: { label: STAFF_OPEN, url: `${origin}${ADMIN_PATH}` },
      closing: [SECOND_FACTOR_REMOVED_ALARM, signature(sender)],
    }),
  };
}
