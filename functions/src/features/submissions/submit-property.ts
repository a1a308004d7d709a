import { randomUUID } from 'node:crypto';
import type { Handler } from '#domain/api/handler.ts';
import type { submissionsApi } from '#domain/api/submissions.ts';
import { ApiError, type FieldError } from '#domain/core/errors.ts';
import { newHandlingState } from '#domain/inbox/handling.ts';
import { requireConsent, requirePerson } from '#domain/site/form-guard.ts';
import { checkSubmission } from '#domain/submission/check-submission.ts';
import { PHOTO_TICKET_HOURS, REVIEW_HOURS } from '#domain/submission/limits.ts';
import { RETENTION_MONTHS } from '#domain/enquiry/limits.ts';
import { submissionAcknowledgementMail, submissionTeamMail } from '#domain/submission/emails.ts';
import type { Firestore } from 'firebase-admin/firestore';
import type { StoreIdempotent } from '#platform/requests/store-idempotent.ts';
import { submissionPath } from '#platform/firestore-paths.ts';
import { HOUR, later, monthsLater } from '#platform/time.ts';
import type { PublishedContent } from '#platform/content/published-content.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';
import { normaliseEmailForLimits, senderLimits } from '#platform/limits/sender-limits.ts';
import { writeMail } from '#platform/write-mail.ts';

type Contract = (typeof submissionsApi)['POST /api/submissions'];

export interface SubmissionDeps {
  readonly database: () => Firestore;
  readonly storeIdempotent: StoreIdempotent;
  readonly content: Pick<PublishedContent, 'readSettings'>;
  /** Schema of the response. */
  readonly outcome: Contract['response'];
}

const BY_ADDRESS = { name: 'submissions by address', most: 10, hours: 1 };

/** An owner of several properties sends several submissions; each sends an email to this address. */
const BY_EMAIL = { name: 'submissions by email', most: 8, hours: 24 };

/** Makes the handler of POST /api/submissions. */
export function submitProperty({ database, storeIdempotent, content, outcome }: SubmissionDeps): Handler<Contract> {
  return async ({ body, sender }) => {
    requirePerson(body, sender);
    const consent = requireConsent('submission', body.consentVersion);
    const marketing = requireConsent('marketing', body.consentVersion);
    const { submission, key } = body;
    const settings = await content.readSettings();
    const emailKey = submission.email.toLowerCase();
    return storeIdempotent({
      endpoint: 'POST /api/submissions',
      key,
      contents: submission,
      limits: [
        ...senderLimits(sender.ip, BY_ADDRESS),
        { ...BY_EMAIL, subject: normaliseEmailForLimits(submission.email) },
      ],
      alsoRead: null,
      acknowledgement: { settings, required: false },
      outcome,
      store: (batch, now, _read, acknowledged) => {
        // Only here, so that a repeat of a stored request gets the same response even if a day has passed since.
        const errors = checkSubmission(submission, now);
        if (errors.length > 0) throw rejection(errors);
        const firestore = database();
        const [id, ticket] = [randomUUID(), newSecret()];
        const reviewDueAt = later(now, REVIEW_HOURS * HOUR);
        const ticketExpiresAt = later(now, PHOTO_TICKET_HOURS * HOUR);
        batch.create(firestore.doc(submissionPath(id)), {
          id,
          submission,
          emailKey,
          received: {},
          ticketHash: sha256(ticket),
          ticketExpiresAt,
          consent: { ...consent, givenAt: now },
          marketingConsent: submission.marketingConsent ? { ...marketing, givenAt: now } : null,
          receivedAt: now,
          reviewDueAt,
          answeredAt: null,
          retainUntil: monthsLater(now, RETENTION_MONTHS),
          anonymisedAt: null,
          ...newHandlingState(now),
          propertyId: null,
        });
        writeMail(firestore, batch, submissionTeamMail(submission, reviewDueAt, settings), submissionPath(id), now);
        if (acknowledged) {
          writeMail(firestore, batch, submissionAcknowledgementMail(submission, settings), submissionPath(id), now);
        }
        return {
          id,
          receivedAt: now.toISOString(),
          reviewDueAt: reviewDueAt.toISOString(),
          ticket,
          ticketExpiresAt: ticketExpiresAt.toISOString(),
        };
      },
    });
  };
}

function rejection(errors: readonly FieldError[]): ApiError {
  const fields = errors.map(({ path, message }) => ({ path: `submission.${path}`, message }));
  return new ApiError('invalid_request', { fields });
}
