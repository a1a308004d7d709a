import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { enquirySchema } from '#domain/enquiry/enquiry.ts';
import { FORM_PAGES } from '#domain/site/form-pages.ts';
import { formSending } from '#domain/site/form-sending.ts';
import { FORM_BYTES_MAX } from '#domain/site/limits.ts';
import { tripMatchSchema } from '#domain/trip/match.ts';

/** The page that sends the request, if the browser reports it. */
const pageUrl = z.string().max(4000).optional().catch(undefined);

/**
 * Enquiries of every kind.
 *
 * With JavaScript: JSON `{ key, elapsed, homepage: '', consentVersion, enquiry: { kind, … } }`, header
 * `X-Firebase-AppCheck` when App Check is configured. Errors are problem+json, whose `fields`
 * have paths such as 'enquiry.email' (invalid_request). A client may retry with the same key after a lost response,
 * too_quick and rate_limited (after `Retry-After` seconds), unavailable and internal.
 *
 * Without JavaScript: `<form method="post" action="/api/enquiries">` with a hidden `kind`, `propertyId` and
 * `consentVersion`, the empty `homepage`, and the enquiry's fields by their names; nested ones with a dot
 * ('travelDates.checkIn', 'groupSize.adults'), lists as repeated names, checkboxes with any value. The browser is
 * redirected with 303 to FORM_PAGES.enquirySent, or to `formRejectedPath(…)` with `#` and `formFieldAnchor` of the first
 * invalid field.
 */
export const enquiriesApi = defineApi({
  'POST /api/enquiries': {
    creates: 'body.key',
    summary: 'Takes an enquiry of any kind, once, and mails it to the concierge and an acknowledgement to its sender.',
    access: 'public',
    body: {
      schema: z.strictObject({
        ...formSending,
        enquiry: enquirySchema,
      }),
      maxBytes: FORM_BYTES_MAX,
      form: {
        fieldsIn: 'enquiry',
        numbers: ['guests', 'attendees', 'groupSize.adults', 'groupSize.children'],
        flags: ['agreeToTerms', 'travelDates.flexible'],
        lists: ['interestedIn', 'propertyType', 'location', 'interests'],
      },
    },
    headers: z.object({
      /** Page of a plain form: `/contact?property={slug}` names the property. */
      referer: pageUrl,
    }),
    donePage: FORM_PAGES.enquirySent,
    appCheck: true,
    response: z.strictObject({
      id: z.uuid(),
      /** ISO 8601. */
      receivedAt: z.iso.datetime(),
      /** Deadline of the reply in ISO 8601. */
      replyDueAt: z.iso.datetime(),
      /** Whether an acknowledgement is sent: not for a contact form without an email. */
      acknowledged: z.boolean(),
      /** The best matches of a trip request, best first; [] for every other kind. */
      shortlist: z.array(tripMatchSchema),
    }),
    errors: ['key_reused', 'not_human', 'too_quick', 'rate_limited', 'unavailable'],
  },
});
