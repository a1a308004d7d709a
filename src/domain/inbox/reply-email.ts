import { composeMail } from '#domain/mail/compose-email.ts';
import type { Mail } from '#domain/mail/email-document.ts';
import { signature, type MailSender } from '#domain/mail/sender.ts';

/** A reply as written by staff. */
export interface WrittenReply {
  readonly to: string;
  /** Where the recipient's reply goes. */
  readonly replyTo: string;
  readonly subject: string;
  /** Paragraphs split by empty lines. */
  readonly text: string;
}

/** Composes the email of a reply, with the signature of the brand. */
export function replyMail({ to, replyTo, subject, text }: WrittenReply, sender: MailSender): Mail {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return {
    to: [to],
    replyTo,
    message: composeMail({ subject, opening: paragraphs, closing: [signature(sender)] }),
  };
}
