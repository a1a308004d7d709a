import { composeMail, type Fact } from '#domain/mail/compose-email.ts';
import { labelsOf } from '#domain/enquiry/facts.ts';
import { formatDay } from '#domain/core/format-day.ts';
import type { Mail } from '#domain/mail/email-document.ts';
import { formatDateTime, greetPerson, signature, type MailSender } from '#domain/mail/sender.ts';
import { ENQUIRY_RECEIVED, PHOTOGRAPHS_BY_MAIL, sentThroughSite, submissionAcknowledged } from '#domain/mail/text.ts';
import { SUBMISSION_REVIEW_PROMISE } from './text.ts';
import { SUBMISSION_AMENITIES } from './options.ts';
import type { Submission } from './submission.ts';

/** What a submission says, a label and a value each; what was left empty is left out. */
export function submissionFacts(submission: Submission): Fact[] {
  const facts: Fact[] = [
    { label: 'Owner', value: submission.ownerName, free: true },
    { label: 'Email', value: submission.email },
    { label: 'Phone', value: submission.phone, free: true },
    { label: 'Property type', value: submission.propertyType },
    { label: 'Location', value: submission.propertyLocation, free: true },
    { label: 'Bedrooms', value: String(submission.bedrooms) },
    { label: 'Bathrooms', value: String(submission.bathrooms) },
    { label: 'Area in m²', value: submission.area, free: true },
    { label: 'Description', value: submission.description, free: true },
    { label: 'Amenities', value: labelsOf(submission.amenities, SUBMISSION_AMENITIES) },
    { label: 'Listing type', value: submission.rentalType },
    { label: 'Available from', value: formatDay(submission.availableFrom) },
    { label: 'Available to', value: formatDay(submission.availableTo) },
    { label: 'Price expectation', value: submission.priceExpectation, free: true },
    { label: 'Photographs announced', value: String(submission.photos.length) },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** The mail that brings a submission to the team; answering it writes to the owner. */
export function submissionTeamMail(submission: Submission, reviewDueAt: Date, sender: MailSender): Mail {
  return {
    to: [sender.ownersEmail],
    replyTo: submission.email,
    message: composeMail({
      subject: `${submission.propertyType}, ${submission.propertyLocation}: from ${submission.ownerName}`,
      opening: [sentThroughSite(formatDateTime(reviewDueAt))],
      facts: submissionFacts(submission),
      closing: [],
    }),
  };
}

/** The mail that tells an owner that a submission arrived; it repeats what was chosen, not what was written. */
export function submissionAcknowledgementMail(submission: Submission, sender: MailSender): Mail {
  return {
    to: [submission.email],
    replyTo: sender.ownersEmail,
    message: composeMail({
      subject: submissionAcknowledged(sender.brandName),
      opening: [greetPerson(submission.ownerName), ENQUIRY_RECEIVED],
      facts: submissionFacts(submission).filter(({ free }) => free !== true),
      closing: [`${SUBMISSION_REVIEW_PROMISE}.`, PHOTOGRAPHS_BY_MAIL, signature(sender)],
    }),
  };
}
