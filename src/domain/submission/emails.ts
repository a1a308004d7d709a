import { composeMail, type Fact } from '#domain/mail/compose-email.ts';
import { joinLabels } from '#domain/enquiry/facts.ts';
import { formatDay, formatLisbonTime } from '#domain/core/format-date.ts';
import type { Mail } from '#domain/mail/email-document.ts';
import { greetPerson, signature, type MailSender } from '#domain/mail/sender.ts';
import { MESSAGE_RECEIVED, REPLY_GOES_TO_SENDER, sentThroughSite } from '#domain/mail/text.ts';
import { PHOTOGRAPHS_BY_MAIL, submissionAcknowledged } from './email-text.ts';
import { SUBMISSION_REVIEW_PROMISE } from './text.ts';
import { SUBMISSION_AMENITIES } from './options.ts';
import type { Submission } from './submission.ts';

/** Lists the filled fields of a submission as labels and values. */
export function submissionFacts(submission: Submission): Fact[] {
  const facts: Fact[] = [
    { label: 'Owner', value: submission.ownerName, isFreeText: true },
    { label: 'Email', value: submission.email },
    { label: 'Phone', value: submission.phone, isFreeText: true },
    { label: 'Property type', value: submission.propertyType },
    { label: 'Location', value: submission.propertyLocation, isFreeText: true },
    { label: 'Bedrooms', value: String(submission.bedrooms) },
    { label: 'Bathrooms', value: String(submission.bathrooms) },
    { label: 'Area in m²', value: submission.area, isFreeText: true },
    { label: 'Description', value: submission.description, isFreeText: true },
    { label: 'Amenities', value: joinLabels(submission.amenities, SUBMISSION_AMENITIES) },
    { label: 'Listing type', value: submission.rentalType },
    { label: 'Available from', value: formatDay(submission.availableFrom) },
    { label: 'Available to', value: formatDay(submission.availableTo) },
    { label: 'Price expectation', value: submission.priceExpectation, isFreeText: true },
    { label: 'Photographs announced', value: String(submission.photos.length) },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** Composes the email of a submission to the team; a reply goes to the owner. */
export function submissionTeamMail(submission: Submission, reviewDueAt: Date, sender: MailSender): Mail {
  return {
    to: [sender.ownersEmail],
    replyTo: submission.email,
    message: composeMail({
      subject: `${submission.propertyType}, ${submission.propertyLocation}: from ${submission.ownerName}`,
      opening: [sentThroughSite(formatLisbonTime(reviewDueAt)), REPLY_GOES_TO_SENDER],
      facts: submissionFacts(submission),
      closing: [],
    }),
  };
}

/** Composes the acknowledgement to the owner; it repeats the chosen values, not the free text. */
export function submissionAcknowledgementMail(submission: Submission, sender: MailSender): Mail {
  return {
    to: [submission.email],
    replyTo: sender.ownersEmail,
    message: composeMail({
      subject: submissionAcknowledged(sender.brandName),
      opening: [greetPerson(submission.ownerName), MESSAGE_RECEIVED],
      facts: submissionFacts(submission).filter(({ isFreeText }) => isFreeText !== true),
      closing: [`${SUBMISSION_REVIEW_PROMISE}.`, PHOTOGRAPHS_BY_MAIL, signature(sender)],
    }),
  };
}
