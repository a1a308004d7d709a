// No zod: pages and functions use the same paths.
import type { ApiErrorCode } from '#domain/core/errors.ts';

/**
 * The pages after a form without JavaScript. The function responds with 303, so that 'Back' shows the filled form and a
 * reload sends nothing twice. Every path is a static page of the site.
 */
export const FORM_PAGES = {
  /** After an enquiry of any kind: 'Our travel experts will contact you within 24 hours'. */
  enquirySent: '/sent/enquiry',
  /** After a newsletter sign-up, which an email asks to confirm. */
  newsletterSent: '/sent/newsletter',
  /** After a submission: the team reviews it within 48 hours, photographs can be sent by email. */
  submissionSent: '/sent/submission',
  /** After the confirmation of a newsletter sign-up. */
  newsletterConfirmed: '/newsletter/confirmed',
  /** After the end of a subscription. */
  newsletterUnsubscribed: '/newsletter/unsubscribed',
} as const;

/** The reasons for rejecting a form without JavaScript; each has a page. */
export const FORM_REJECTIONS = [
  'invalid_request',
  'not_found',
  'not_human',
  'rate_limited',
  'payload_too_large',
  'wrong_origin',
  'ticket_refused',
  'unavailable',
] as const satisfies readonly ApiErrorCode[];

export type FormRejection = (typeof FORM_REJECTIONS)[number];

/**
 * Fields that no visitor can correct: the property of a form is invalid once it has left the site, and those of a link in
 * an email are when a mail program broke it.
 */
const FIXED_FIELDS: ReadonlyMap<string, FormRejection> = new Map([
  ['propertyId', 'not_found'],
  ['subscriber', 'ticket_refused'],
  ['token', 'ticket_refused'],
]);

/**
 * Maps an error and the name of its first invalid field, '' for none, to the reason whose page explains it; 'unavailable'
 * for any other error.
 */
export function toFormRejection(code: ApiErrorCode, field: string): FormRejection {
  return FIXED_FIELDS.get(field) ?? FORM_REJECTIONS.find((rejection) => rejection === code) ?? 'unavailable';
}

/** The path of the page that explains a rejection, such as '/not-sent/rate-limited'. */
export function formRejectedPath(rejection: FormRejection): string {
  return `/not-sent/${rejection.replaceAll('_', '-')}`;
}

/** The id of the hint to a field on the page of an invalid form, such as 'travelDates-checkOut'; `:target` shows it. */
export function formFieldAnchor(path: string): string {
  return path.replaceAll(/[^A-Za-z0-9]+/g, '-');
}
