import { randomUUID } from 'node:crypto';
import type { Handler } from '#domain/api/handler.ts';
import { submissionsApi } from '#domain/api/submissions.ts';
import { ApiError, type FieldError } from '#domain/core/errors.ts';
import { newHandlingState } from '#domain/inbox/handling.ts';
import { requireConsent } from '#domain/site/form-guard.ts';
import { checkSubmission } from '#domain/submission/check-submission.ts';
import { PHOTO_TICKET_HOURS, REVIEW_HOURS } from '#domain/submission/limits.ts';
import { MESSAGE_RETENTION_MONTHS } from '#domain/privacy/limits.ts';
import { submissionAcknowledgementMail, submissionTeamMail } from '#domain/submission/emails.ts';
import { submissionPath } from '#platform/firestore-paths.ts';
import type { FormLimits } from '#platform/limits/sender-limits.ts';
import { receiveForm, type FormDeps } from '#platform/requests/receive-form.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';
import { HOUR, later, monthsLater } from '#platform/time.ts';

const KEY = 'POST /api/submissions';

const LIMITS: FormLimits = {
  of: 'submissions',
  byAddress: { most: 10, hours: 1 },
  // An owner of several properties sends several submissions; each sends an email to this address.
  byEmail: { most: 8, hours: 24 },
};

/** Makes the handler of POST /api/submissions. */
export function submitProperty(deps: FormDeps): Handler<(typeof submissionsApi)[typeof KEY]> {
  return receiveForm(deps, {
    endpoint: KEY,
    response: submissionsApi[KEY].response,
    consent: 'submission',
    limits: LIMITS,
    receive: async ({ body: { submission, consentVersion } }) => {
      const marketing = requireConsent('marketing', consentVersion);
      return {
        contents: submission,
        email: submission.email,
        store: ({ now, settings, consent, acknowledged }) => {
          // Only here, so that a repeat of a stored request gets the same response even if a day has passed since.
          const errors = checkSubmission(submission, now);
          if (errors.length > 0) throw rejection(errors);
          const [id, ticket] = [randomUUID(), newSecret()];
          const reviewDueAt = later(now, REVIEW_HOURS * HOUR);
          const ticketExpiresAt = later(now, PHOTO_TICKET_HOURS * HOUR);
          return {
            outcome: {
              id,
              receivedAt: now.toISOString(),
              reviewDueAt: reviewDueAt.toISOString(),
              ticket,
              ticketExpiresAt: ticketExpiresAt.toISOString(),
            },
            stored: {
              path: submissionPath(id),
              fields: {
                id,
                submission,
                emailKey: submission.email.toLowerCase(),
                received: {},
                ticketHash: sha256(ticket),
                ticketExpiresAt,
                consent,
                marketingConsent: submission.marketingConsent ? { ...marketing, givenAt: now } : null,
                receivedAt: now,
                reviewDueAt,
                answeredAt: null,
                retainUntil: monthsLater(now, MESSAGE_RETENTION_MONTHS),
                anonymisedAt: null,
                ...newHandlingState(now),
                propertyId: null,
              },
              emails: [
                submissionTeamMail(submission, reviewDueAt, settings),
                ...(acknowledged ? [submissionAcknowledgementMail(submission, settings)] : []),
              ],
            },
          };
        },
      };
    },
  });
}

function rejection(errors: readonly FieldError[]): ApiError {
  const fields = errors.map(({ path, message }) => ({ path: `submission.${path}`, message }));
  return new ApiError('invalid_request', { fields });
}
