import { formatLisbonTime } from '#domain/core/format-date.ts';
import { composeMail } from './compose-email.ts';
import type { Mail } from './email-document.ts';
import type { MailSender } from './sender.ts';
import { ACKNOWLEDGEMENTS_STOPPED, CAP_NOTHING_LOST, CAP_WHAT_TO_DO, acknowledgementsStopped } from './text.ts';

/** Composes the email to the concierge when the hourly cap stops emails to visitors. */
export function acknowledgementCapMail(perHour: number, until: Date, sender: MailSender): Mail {
  return {
    to: [sender.email],
    replyTo: sender.email,
    message: composeMail({
      subject: ACKNOWLEDGEMENTS_STOPPED,
      opening: [acknowledgementsStopped(perHour, formatLisbonTime(until)), CAP_NOTHING_LOST],
      closing: [CAP_WHAT_TO_DO],
    }),
  };
}
