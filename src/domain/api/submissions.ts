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
 * problems name paths such as 'submission.photos.3.bytes'. The answer's `ticket` then takes each announced photograph
 * with PUT, n counted from 0 in the order of `photos`, header `Upload-Ticket`, `Content-Type` of the photograph, the file as
 * body. Putting the same file again is answered alike; another file at the same number is a conflict, also when
 * both come at once. A ticket lasts 24
 * hours. `bytes` and `type` of the announcement are for the wizard's own checks: what counts is the file.
 *
 * Without JavaScript: the submission's fields by their names (`amenities` repeated, checkboxes `agreeToTerms` and
 * `marketingConsent`), the hidden `consentVersion`, the empty `homepage`, and no photographs, which the acknowledging mail
 * asks for; 303 to FORM_PAGES.submissionSent or to a page of refusal.
 */
export const submissionsApi = defineApi({
  'POST /api/submissions': {
    creates: 'body.key',
    summary: 'Takes a property that its owner wants listed, once, and mails the team and its sender.',
    access: 'public',
    params: {},
    query: null,
    body: {
      schema: z.strictObject({
        ...formSending,
        /** The wizard's fields. */
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
      /** The submission's id. */
      id: z.uuid(),
      /** When it arrived, in ISO 8601. */
      receivedAt: z.iso.datetime(),
      /** Until when the team reviews it, in ISO 8601. */
      reviewDueAt: z.iso.datetime(),
      /** The secret that takes the announced photographs. */
      ticket: z.string(),
      /** Until when it does, in ISO 8601. */
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
    query: null,
    headers: z.object({
      /** The `ticket` of the submission. */
      'upload-ticket': z.string().max(100),
    }),
    body: { mediaTypes: SUBMISSION_PHOTO_TYPES, maxBytes: PICTURE_BYTES_MAX },
    response: z.strictObject({
      /** Its number. */
      n: z.int().min(0),
      /** Its type by its own bytes. */
      type: z.enum(SUBMISSION_PHOTO_TYPES),
      /** Its size in bytes. */
      bytes: z.int().min(1),
      /** SHA-256 of the stored file in hexadecimal digits. */
      sha256: z.string(),
    }),
    errors: ['not_found', 'conflict', 'ticket_refused', 'unavailable'],
  },
});
