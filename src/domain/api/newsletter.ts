import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { FORM_PAGES } from '#domain/site/form-pages.ts';
import { formSending } from '#domain/site/form-sending.ts';
import { FORM_BYTES_MAX } from '#domain/site/limits.ts';
import { newsletterSchema } from '#domain/newsletter/subscription.ts';

/** Other parameters are ignored: mail services add their own to a link. */
const linkQuery = z.object({
  subscriber: z.uuid(),
  token: z.string().regex(/^[\w-]{43}$/, { error: 'expected the secret of a link' }),
});

/** A GET with the same query renders a page with one button that POSTs, so that software that opens links changes nothing. */
const linkPage = {
  access: 'public',
  query: linkQuery,
  media: 'text/html',
  response: z.string(),
  errors: ['unavailable'],
} as const;

/**
 * The newsletter with double opt-in.
 *
 * Sign-up with JavaScript: JSON `{ key, elapsed, homepage: '', consentVersion, subscription: { email, consent: true } }`;
 * problems have paths 'subscription.email' and 'subscription.consent'. Without JavaScript: fields `email`, `consent` (checkbox), the hidden
 * `consentVersion` and the empty `homepage`; 303 to FORM_PAGES.newsletterSent or to the error page. The response
 * is the same whether or not an email is already subscribed.
 *
 * The links of the email are `/api/newsletter/confirm?subscriber=…&token=…` and `/api/newsletter/unsubscribe?…`, pages of the
 * function itself, because a static page cannot carry the token into its form without JavaScript. Their button leads to
 * FORM_PAGES.newsletterConfirmed or newsletterUnsubscribed; unsubscribing also accepts the one-click POST of mail
 * programs (RFC 8058).
 */
export const newsletterApi = defineApi({
  'POST /api/newsletter': {
    creates: 'body.key',
    summary: 'Takes a sign-up for the newsletter and mails a link that confirms it.',
    access: 'public',
    body: {
      schema: z.strictObject({
        ...formSending,
        /** The fields of the form. */
        subscription: newsletterSchema,
      }),
      maxBytes: FORM_BYTES_MAX,
      form: { fieldsIn: 'subscription', numbers: [], flags: ['consent'], lists: [] },
    },
    donePage: FORM_PAGES.newsletterSent,
    appCheck: true,
    response: z.strictObject({
      /** Always the same, so that it does not reveal subscriptions. */
      status: z.literal('confirmation_mailed'),
    }),
    errors: ['key_reused', 'not_human', 'too_quick', 'rate_limited', 'unavailable'],
  },
  'GET /api/newsletter/confirm': { ...linkPage, summary: 'Shows a page with the button that confirms a sign-up.' },
  'POST /api/newsletter/confirm': {
    creates: null,
    summary: 'Confirms a sign-up; doing it again changes nothing.',
    access: 'public',
    query: linkQuery,
    donePage: FORM_PAGES.newsletterConfirmed,
    response: z.strictObject({
      status: z.literal('confirmed'),
    }),
    errors: ['ticket_refused', 'unavailable'],
  },
  'GET /api/newsletter/unsubscribe': { ...linkPage, summary: 'Shows a page with the button that ends a subscription.' },
  'POST /api/newsletter/unsubscribe': {
    creates: null,
    summary: 'Ends a subscription at once; doing it again changes nothing.',
    access: 'public',
    query: linkQuery,
    donePage: FORM_PAGES.newsletterUnsubscribed,
    response: z.strictObject({
      status: z.literal('unsubscribed'),
    }),
    errors: ['ticket_refused', 'unavailable'],
  },
});
