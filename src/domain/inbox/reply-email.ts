import { composeMail } from '#domain/mail/compose-email.ts';
import type { Mail } from '#domain/mail/email-document.ts';
import { signature, type MailSender } from '#domain/mail/sender.ts';

/** An answer as somebody of the desk wrote it. */
export interface WrittenReply {
  /** Who receives it. */
  readonly to: string;
  /** Where the next mail goes. */
  readonly replyTo: string;
  /** Its subject. */
  readonly subject: string;
  /** Its words, paragraphs split by empty lines. */
  readonly text: string;
}

/** The mail of an answer, with the signature of the house. */
export function replyMail({ to, replyTo, subject, text }: WrittenReply, sender: MailSender): Mail {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return {
    to: [to],
    replyTo,
    message: composeMail({ subject, opening: paragraphs, closing: [signature(sender)] }),
  };
}
