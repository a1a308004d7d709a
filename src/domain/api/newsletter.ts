import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { FORM_PAGES } from '#domain/site/form-pages.ts';
import { formSending } from '#domain/site/form-sending.ts';
import { FORM_BYTES_MAX } from '#domain/site/limits.ts';
import { newsletterSchema } from '#domain/newsletter/subscription.ts';

const linkQuery = z.strictObject({
  /** The subscription's id. */
  subscriber: z.uuid(),
  /** The secret of the link. */
  token: z.string().regex(/^[\w-]{43}$/, { error: 'expected the secret of a link' }),
});

/** A GET with the same query renders a page of one button, which POSTs: software that opens links decides nothing. */
const linkPage = {
  access: 'public',
  params: {},
  query: linkQuery,
  body: null,
  media: 'text/html',
  response: z.string(),
  errors: ['unavailable'],
} as const;

/**
 * The newsletter with double opt-in.
 *
 * Sign-up with JavaScript: JSON `{ key, elapsed, homepage: '', consentVersion, subscription: { email, consent: true } }`;
 * problems name 'subscription.email' and 'subscription.consent'. Without: fields `email`, `consent` (checkbox), the hidden
 * `consentVersion` and the empty `homepage`; 303 to FORM_PAGES.newsletterSent or to a page of refusal. The answer is
 * the same whether or not an address is subscribed already.
 *
 * The mail's links are `/api/newsletter/confirm?subscriber=…&token=…` and `/api/newsletter/unsubscribe?…`, pages of the
 * function itself, because a static page cannot carry the token into its form without JavaScript. Their button leads to
 * FORM_PAGES.newsletterConfirmed or newsletterUnsubscribed; unsubscribing also answers the one-click POST of mail
 * programs (RFC 8058).
 */
export const newsletterApi = defineApi({
  'POST /api/newsletter': {
    creates: 'body.key',
    summary: 'Takes a sign-up for the newsletter and mails a link that confirms it.',
    access: 'public',
    params: {},
    query: null,
    body: {
      schema: z.strictObject({
        ...formSending,
        /** The form's own fields. */
        subscription: newsletterSchema,
      }),
      maxBytes: FORM_BYTES_MAX,
      form: { fieldsIn: 'subscription', numbers: [], flags: ['consent'], lists: [] },
    },
    donePage: FORM_PAGES.newsletterSent,
    appCheck: true,
    response: z.strictObject({
      /** Always the same: whoever reads the mail at that address decides. */
      status: z.literal('confirmation_mailed'),
    }),
    errors: ['key_reused', 'not_human', 'too_quick', 'rate_limited', 'unavailable'],
  },
  'GET /api/newsletter/confirm': { ...linkPage, summary: 'Shows a page with the button that confirms a sign-up.' },
  'POST /api/newsletter/confirm': {
    creates: null,
    summary: 'Confirms a sign-up; doing it again changes nothing.',
    access: 'public',
    params: {},
    query: linkQuery,
    body: null,
    donePage: FORM_PAGES.newsletterConfirmed,
    response: z.strictObject({
      /** The subscription stands. */
      status: z.literal('confirmed'),
    }),
    errors: ['ticket_refused', 'unavailable'],
  },
  'GET /api/newsletter/unsubscribe': { ...linkPage, summary: 'Shows a page with the button that ends a subscription.' },
  'POST /api/newsletter/unsubscribe': {
    creates: null,
    summary: 'Ends a subscription at once; doing it again changes nothing.',
    access: 'public',
    params: {},
    query: linkQuery,
    body: null,
    donePage: FORM_PAGES.newsletterUnsubscribed,
    response: z.strictObject({
      /** Nothing more is sent. */
      status: z.literal('unsubscribed'),
    }),
    errors: ['ticket_refused', 'unavailable'],
  },
});
