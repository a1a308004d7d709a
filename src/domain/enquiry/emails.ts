import { composeMail, type Fact } from '#domain/mail/compose-email.ts';
import { enquiryFacts } from './facts.ts';
import { ENQUIRY_KIND_LABELS } from './options.ts';
import type { Enquiry } from './enquiry.ts';
import type { Mail } from '#domain/mail/email-document.ts';
import { formatDateTime, greetPerson, signature, type MailSender } from '#domain/mail/sender.ts';
import { REPLY_PROMISE } from './text.ts';
import {
  ANSWER_THIS_MAIL,
  ENQUIRY_RECEIVED,
  NO_ADDRESS_GIVEN,
  SHORTLIST,
  sentThroughSite,
  enquiryAcknowledged,
} from '#domain/mail/text.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { senderName, type AskedProperty } from './stored-enquiry.ts';
import type { TripMatch } from '#domain/trip/match.ts';
import { describeTripMatch } from '#domain/trip/rank-matches.ts';

/** An enquiry with all that its mails say about it. */
export interface MailedEnquiry {
  /** What the visitor sent. */
  readonly enquiry: Enquiry;
  /** The property it is about; null for none. */
  readonly property: AskedProperty | null;
  /** The properties that answer a trip request best. */
  readonly shortlist: readonly TripMatch[];
  /** Until when it is to be answered. */
  readonly replyDueAt: Date;
}

/** The mail that brings an enquiry to the concierge; answering it writes to the sender. */
export function conciergeMail(mailed: MailedEnquiry, sender: MailSender, origin: string): Mail {
  const { enquiry, property, shortlist, replyDueAt } = mailed;
  const about = [property?.title, senderName(enquiry)]
    .filter((part) => part !== undefined && part !== '')
    .join(', from ');
  const kind = ENQUIRY_KIND_LABELS[enquiry.kind];
  return {
    to: [sender.email],
    replyTo: enquiry.email === '' ? sender.email : enquiry.email,
    message: composeMail({
      subject: about === '' ? kind : `${kind}: ${about}`,
      opening: [sentThroughSite(formatDateTime(replyDueAt)), ...(enquiry.email === '' ? [NO_ADDRESS_GIVEN] : [])],
      facts: [...askedFact(mailed, origin), ...enquiryFacts(enquiry), ...shortlistFact(shortlist, origin)],
      closing: [],
    }),
  };
}

/** The mail that tells a sender that an enquiry arrived; it repeats what was chosen, not what was written. */
export function acknowledgementMail(mailed: MailedEnquiry, sender: MailSender, origin: string): Mail {
  const { enquiry, property } = mailed;
  return {
    to: [enquiry.email],
    replyTo: sender.email,
    message: composeMail({
      subject: enquiryAcknowledged(sender.brandName),
      opening: [greetPerson(senderName(enquiry)), ENQUIRY_RECEIVED],
      facts: [
        { label: 'Sent', value: ENQUIRY_KIND_LABELS[enquiry.kind] },
        ...propertyFact(property, origin),
        ...enquiryFacts(enquiry).filter(({ free }) => free !== true),
      ],
      closing: [`${REPLY_PROMISE}.`, ANSWER_THIS_MAIL, signature(sender)],
    }),
  };
}

/** The property, or the last part of the address that a contact message named when there is no such page any more. */
function askedFact({ enquiry, property }: MailedEnquiry, origin: string): Fact[] {
  const isLost = property === null && enquiry.kind === 'contact' && enquiry.propertySlug !== '';
  return isLost ? [{ label: 'Property', value: enquiry.propertySlug }] : propertyFact(property, origin);
}

function propertyFact(property: AskedProperty | null, origin: string): Fact[] {
  return property === null
    ? []
    : [{ label: 'Property', value: `${property.title}\n${origin}${propertyPath(property.slug)}` }];
}

function shortlistFact(shortlist: readonly TripMatch[], origin: string): Fact[] {
  const lines = shortlist.map(
    (match, index) =>
      `${index + 1}. ${match.title} (${match.location}) ${describeTripMatch(match)}\n${origin}${propertyPath(match.slug)}`,
  );
  return lines.length === 0 ? [] : [{ label: SHORTLIST, value: lines.join('\n') }];
}
