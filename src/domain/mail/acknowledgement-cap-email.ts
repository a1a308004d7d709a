import { composeMail } from './compose-email.ts';
import type { Mail } from './email-document.ts';
import { formatMoment, type MailHouse } from './sender.ts';
import { ACKNOWLEDGEMENTS_STOPPED, CAP_NOTHING_LOST, CAP_WHAT_TO_DO, acknowledgementsStopped } from './text.ts';

/** The email that tells the concierge that visitors get no more emails until the hour is over. */
export function acknowledgementCapMail(perHour: number, until: Date, house: MailHouse): Mail {
  return {
    to: [house.email],
    replyTo: house.email,
    message: composeMail({
      subject: ACKNOWLEDGEMENTS_STOPPED,
      opening: [acknowledgementsStopped(perHour, formatMoment(until)), CAP_NOTHING_LOST],
      closing: [CAP_WHAT_TO_DO],
    }),
  };
}
