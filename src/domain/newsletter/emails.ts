import { composeMail } from '#domain/mail/compose-email.ts';
import type { Mail } from '#domain/mail/email-document.ts';
import { signature, type MailSender } from '#domain/mail/sender.ts';
import { GREETING_WITHOUT_NAME } from '#domain/mail/text.ts';
import { NEWSLETTER_ASKED, NEWSLETTER_CONFIRM, NEWSLETTER_IGNORE, confirmNewsletter } from './email-text.ts';

/** The id and secrets in the links of a sign-up. */
export interface NewsletterLinks {
  readonly subscriber: string;
  /** Secret of the confirmation link. */
  readonly confirmToken: string;
  /** Secret of the link to unsubscribe. */
  readonly unsubscribeToken: string;
}

/** Makes the URL of a newsletter link. */
export function newsletterLink(
  origin: string,
  action: 'confirm' | 'unsubscribe',
  subscriber: string,
  token: string,
): string {
  return `${origin}/api/newsletter/${action}?${new URLSearchParams({ subscriber, token }).toString()}`;
}

/** Makes the headers with which mail programs offer to unsubscribe with one click (RFC 8058). */
export function unsubscribeHeaders(origin: string, subscriber: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${newsletterLink(origin, 'unsubscribe', subscriber, token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Composes the email with the confirmation link of a sign-up. */
export function confirmationMail(email: string, links: NewsletterLinks, sender: MailSender, origin: string): Mail {
  const { subscriber, confirmToken, unsubscribeToken } = links;
  return {
    to: [email],
    replyTo: sender.email,
    headers: unsubscribeHeaders(origin, subscriber, unsubscribeToken),
    message: composeMail({
      subject: confirmNewsletter(sender.brandName),
      opening: [GREETING_WITHOUT_NAME, NEWSLETTER_ASKED],
      link: { label: NEWSLETTER_CONFIRM, url: newsletterLink(origin, 'confirm', subscriber, confirmToken) },
      closing: [NEWSLETTER_IGNORE, signature(sender)],
    }),
  };
}
