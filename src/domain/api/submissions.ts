import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { FORM_PAGES } from '#domain/site/form-pages.ts';
import { formSending } from '#domain/site/form-sending.ts';
import { FORM_BYTES_MAX } from '#domain/site/limits.ts';
import { PICTURE_BYTES_MAX } from '#domain/media/limits.ts';
import { SUBMISSION_PHOTOS_MAX } from '#domain/submission/limits.ts';
import { SUBMISSION_PHOTO_TYPES } from '#domain/submission/options.ts';
import { submissionSchema } from '#domain/submission/submission.ts';

/**
 * Properties that owners propose, and their photographs.
 *
 * With JavaScript: JSON `{ key, elapsed, homepage: '', consentVersion, submission: { …, photos: [{ name, type, bytes }] } }`;
 * problems have paths such as 'submission.photos.3.bytes'. With the `ticket` of the response the client uploads each
 * announced photograph with PUT: n counted from 0 in the order of `photos`, header `Upload-Ticket`, `Content-Type` of the
 * photograph, the file as body. The same file sent again gets the same response; another file with the same number is a
 * conflict, also when both are sent at once. A ticket is valid for 24 hours. The announced `bytes` and `type` are for the
 * checks of the wizard: the API checks the file itself.
 *
 * Without JavaScript: the submission's fields by their names (`amenities` repeated, checkboxes `agreeToTerms` and
 * `marketingConsent`), the hidden `consentVersion`, the empty `homepage`, and no photographs, which the
 * acknowledgement asks for; 303 to FORM_PAGES.submissionSent or to the error page.
 */
export const submissionsApi = defineApi({
  'POST /api/submissions': {
    creates: 'body.key',
    summary: 'Takes a property that its owner wants listed, once, and mails the team and its sender.',
    access: 'public',
    body: {
      schema: z.strictObject({
        ...formSending,
        /** The fields of the wizard. */
        submission: submissionSchema,
      }),
      maxBytes: FORM_BYTES_MAX,
      form: {
        fieldsIn: 'submission',
        numbers: ['bedrooms', 'bathrooms'],
        flags: ['agreeToTerms', 'marketingConsent'],
        lists: ['amenities'],
      },
    },
    donePage: FORM_PAGES.submissionSent,
    appCheck: true,
    response: z.strictObject({
      id: z.uuid(),
      /** ISO 8601. */
      receivedAt: z.iso.datetime(),
      /** Deadline of the review in ISO 8601. */
      reviewDueAt: z.iso.datetime(),
      /** The secret for uploading the announced photographs. */
      ticket: z.string(),
      /** ISO 8601. */
      ticketExpiresAt: z.iso.datetime(),
    }),
    errors: ['key_reused', 'not_human', 'too_quick', 'rate_limited', 'unavailable'],
  },
  'PUT /api/submissions/{id}/photos/{n}': {
    summary: 'Takes one announced photograph of a submission.',
    access: 'public',
    params: {
      id: z.uuid(),
      n: z
        .string()
        .regex(/^(?:0|[1-9]\d?)$/)
        .transform(Number)
        .pipe(z.int().max(SUBMISSION_PHOTOS_MAX - 1)),
    },
    headers: z.object({
      /** The `ticket` of the submission. */
      'upload-ticket': z.string().max(100),
    }),
    body: { mediaTypes: SUBMISSION_PHOTO_TYPES, maxBytes: PICTURE_BYTES_MAX },
    response: z.strictObject({
      n: z.int().min(0),
      /** Type by the file's bytes. */
      type: z.enum(SUBMISSION_PHOTO_TYPES),
      bytes: z.int().min(1),
      /** SHA-256 of the stored file in hexadecimal digits. */
      sha256: z.string(),
    }),
    errors: ['not_found', 'conflict', 'ticket_refused', 'unavailable'],
  },
});
