import { formatLisbonTime } from '#domain/core/format-date.ts';
import { composeMail, type Fact } from '#domain/mail/compose-email.ts';
import { enquiryFacts } from './facts.ts';
import { ENQUIRY_KIND_LABELS } from './options.ts';
import type { Enquiry } from './enquiry.ts';
import type { Mail } from '#domain/mail/email-document.ts';
import { greetPerson, signature, type MailSender } from '#domain/mail/sender.ts';
import { REPLY_PROMISE } from './text.ts';
import { REPLY_TO_ADD, NO_EMAIL_GIVEN, SHORTLIST, enquiryAcknowledged } from './email-text.ts';
import { MESSAGE_RECEIVED, REPLY_GOES_TO_SENDER, sentThroughSite } from '#domain/mail/text.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { senderName, type AskedProperty } from './stored-enquiry.ts';
import type { TripMatch } from '#domain/trip/match.ts';
import { describeTripMatch } from '#domain/trip/rank-matches.ts';

/** An enquiry with the data of its emails. */
export interface MailedEnquiry {
  readonly enquiry: Enquiry;
  /** Null for an enquiry about no property. */
  readonly property: AskedProperty | null;
  /** The best matches of a trip request. */
  readonly shortlist: readonly TripMatch[];
  /** Deadline of the reply. */
  readonly replyDueAt: Date;
}

/** Composes the email of an enquiry to the concierge; a reply goes to the sender, or to us without an email. */
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
      opening: [
        sentThroughSite(formatLisbonTime(replyDueAt)),
        enquiry.email === '' ? NO_EMAIL_GIVEN : REPLY_GOES_TO_SENDER,
      ],
      facts: [
        ...requestedPropertyFact(mailed, origin),
        ...enquiryFacts(enquiry, property),
        ...shortlistFact(shortlist, origin),
      ],
      closing: [],
    }),
  };
}

/** Composes the acknowledgement to the sender; it repeats the chosen values, not the free text. */
export function acknowledgementMail(mailed: MailedEnquiry, sender: MailSender, origin: string): Mail {
  const { enquiry, property } = mailed;
  return {
    to: [enquiry.email],
    replyTo: sender.email,
    message: composeMail({
      subject: enquiryAcknowledged(sender.brandName),
      opening: [greetPerson(senderName(enquiry)), MESSAGE_RECEIVED],
      facts: [
        { label: 'Sent', value: ENQUIRY_KIND_LABELS[enquiry.kind] },
        ...propertyFact(property, origin),
        ...enquiryFacts(enquiry, property).filter(({ isFreeText }) => isFreeText !== true),
      ],
      closing: [`${REPLY_PROMISE}.`, REPLY_TO_ADD, signature(sender)],
    }),
  };
}

/** The property, or the slug of a contact message when the property does not exist any more. */
function requestedPropertyFact({ enquiry, property }: MailedEnquiry, origin: string): Fact[] {
  const isMissing = property === null && enquiry.kind === 'contact' && enquiry.propertySlug !== '';
  return isMissing ? [{ label: 'Property', value: enquiry.propertySlug }] : propertyFact(property, origin);
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
