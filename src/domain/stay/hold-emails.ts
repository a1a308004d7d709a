import { formatLisbonTime } from '#domain/core/format-date.ts';
import { composeMail } from '#domain/mail/compose-email.ts';
import type { Mail } from '#domain/mail/email-document.ts';
import { greetPerson, signature, type MailSender } from '#domain/mail/sender.ts';
import { HOLD_HOURS } from './limits.ts';
import { describeStay, type NightWord } from './night-word.ts';
import { countNights, type NightRange } from './nights.ts';
import { writeQuote } from './quote-text.ts';
import type { Quote } from './quote.ts';

/** The stay of an email about a hold. */
export interface HeldStay {
  /** Email of the guest. */
  readonly to: string;
  /** '' when unknown. */
  readonly name: string;
  /** Title of the property. */
  readonly property: string;
  /** URL of its page. */
  readonly url: string;
  readonly range: NightRange;
  /** What it is counted in. */
  readonly word: NightWord;
}

/** Tells a guest that their nights are held, and what they cost. */
export function holdMail(stay: HeldStay & { until: Date; quote: Quote | null }, sender: MailSender): Mail {
  const { property, word, until, quote } = stay;
  const { these, they, become, them } = pronounsOf(stay);
  return mailAbout(stay, sender, {
    subject: `We hold ${property} for you`,
    text: `Nobody else can book ${these} for ${HOLD_HOURS} hours, until ${formatLisbonTime(until)} in Portugal. Please answer this email to confirm ${them}. If we do not hear from you, ${they} ${become} free again; you owe nothing.`,
    facts: quote === null ? [] : [{ label: 'Quote', value: writeQuote(quote, word) }],
  });
}

/** Tells a guest that the hold of their nights has ended. */
export function holdEndedMail(stay: HeldStay, sender: MailSender): Mail {
  const { these, they, them } = pronounsOf(stay);
  return mailAbout(stay, sender, {
    subject: `Our hold of ${stay.property} has ended`,
    text: `We held ${these} for you, and the time is over. Answer this email if you would like to have ${them}: ${they} may still be free.`,
    facts: [],
  });
}

/** How a text names the nights of a stay, which may be one. */
function pronounsOf({ range, word }: HeldStay) {
  return countNights(range) === 1
    ? { these: `this ${word}`, they: 'it', become: 'becomes', them: 'it' }
    : { these: `these ${word}s`, they: 'they', become: 'become', them: 'them' };
}

function mailAbout(
  { to, name, property, url, range, word }: HeldStay,
  sender: MailSender,
  { subject, text, facts }: { subject: string; text: string; facts: readonly { label: string; value: string }[] },
): Mail {
  return {
    to: [to],
    replyTo: sender.email,
    message: composeMail({
      subject,
      opening: [greetPerson(name), text],
      facts: [
        { label: 'Property', value: `${property}\n${url}` },
        { label: 'Dates', value: describeStay(range, word) },
        ...facts,
      ],
      closing: [signature(sender)],
    }),
  };
}
