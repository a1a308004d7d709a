import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { enquirySchema } from '#domain/enquiry/enquiry.ts';
import { FORM_PAGES } from '#domain/site/form-pages.ts';
import { formSending } from '#domain/site/form-sending.ts';
import { FORM_BYTES_MAX } from '#domain/site/limits.ts';
import { tripMatchSchema } from '#domain/trip/match.ts';

/** The page that a request comes from, as the browser tells it; absent where somebody forbids that. */
const pageAddress = z.string().max(4000).optional().catch(undefined);

/**
 * Enquiries of every kind.
 *
 * With JavaScript: JSON `{ key, elapsed, homepage: '', consentVersion, enquiry: { kind, … } }`, header
 * `X-Firebase-AppCheck` when App Check is configured. 200 answers as `response` says; the rest is problem+json, whose
 * `fields` name paths such as 'enquiry.email' (invalid_request). Worth a second try with the same key: a lost answer,
 * too_quick and rate_limited (after `Retry-After` seconds), unavailable, internal.
 *
 * Without JavaScript: `<form method="post" action="/api/enquiries">` with a hidden `kind`, `propertyId` and
 * `consentVersion`, the empty `homepage`, and the enquiry's fields by their names; nested ones with a dot
 * ('travelDates.checkIn', 'groupSize.adults'), lists as repeated names, checkboxes with any value. The browser is led with
 * 303 to FORM_PAGES.enquirySent, or to `formRefusedPath(…)`, with `#` and `formFieldAnchor` of the first field at fault.
 */
export const enquiriesApi = defineApi({
  'POST /api/enquiries': {
    creates: 'body.key',
    summary: 'Takes an enquiry of any kind, once, and mails it to the concierge and an acknowledgement to its sender.',
    access: 'public',
    params: {},
    query: null,
    body: {
      schema: z.strictObject({
        ...formSending,
        /** The enquiry itself. */
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
      /** Page that a plain form stands in: `/contact?property={slug}` says which property it is about. */
      referer: pageAddress,
    }),
    donePage: FORM_PAGES.enquirySent,
    appCheck: true,
    response: z.strictObject({
      /** The enquiry's id. */
      id: z.uuid(),
      /** When it arrived, in ISO 8601. */
      receivedAt: z.iso.datetime(),
      /** Until when it will be answered, in ISO 8601. */
      replyDueAt: z.iso.datetime(),
      /** Whether a mail to the sender acknowledges it: not when a contact form gave no address. */
      acknowledged: z.boolean(),
      /** The published properties that answer a trip request best, best first; [] for every other kind. */
      shortlist: z.array(tripMatchSchema),
    }),
    errors: ['key_reused', 'not_human', 'too_quick', 'rate_limited', 'unavailable'],
  },
  'GET /api/enquiries/property-style': {
    summary: 'Shows on the contact page without JavaScript which property its address names (docs/decisions/0125).',
    access: 'public',
    params: {},
    query: null,
    body: null,
    headers: z.object({
      /** The contact page that asks. */
      referer: pageAddress,
    }),
    media: 'text/css',
    response: z.string(),
    errors: ['unavailable'],
  },
});
