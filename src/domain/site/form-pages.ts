// No zod: pages and functions name the same addresses.
import type { ApiErrorCode } from '#domain/core/errors.ts';

/**
 * Where a form posted without JavaScript leads. The function answers 303, so 'Back' shows the form again with what was
 * typed, and a reload sends nothing twice. Every address is a static page of the site.
 */
export const FORM_PAGES = {
  /** An enquiry of any kind arrived: 'Our travel experts will contact you within 24 hours'. */
  enquirySent: '/sent/enquiry',
  /** A newsletter sign-up arrived: a mail asks to confirm it. */
  newsletterSent: '/sent/newsletter',
  /** A submission arrived: the team reviews it within 48 hours, photographs can be sent by mail. */
  submissionSent: '/sent/submission',
  /** The link of the newsletter's first mail was followed and confirmed. */
  newsletterConfirmed: '/newsletter/confirmed',
  /** A subscription was ended. */
  newsletterUnsubscribed: '/newsletter/unsubscribed',
} as const;

/** The reasons for which a form without JavaScript is refused; each has a page. */
export const FORM_REJECTIONS = [
  'invalid_request',
  'not_human',
  'rate_limited',
  'payload_too_large',
  'wrong_origin',
  'ticket_refused',
  'unavailable',
] as const satisfies readonly ApiErrorCode[];

/** A reason with a page of its own. */
export type FormRejection = (typeof FORM_REJECTIONS)[number];

/** The reason whose page explains a failure; what has none of its own is unavailable for the moment. */
export function formRejectionOf(code: ApiErrorCode): FormRejection {
  return FORM_REJECTIONS.find((rejection) => rejection === code) ?? 'unavailable';
}

/** Address of the page that explains a refusal, such as '/not-sent/rate-limited'. */
export function formRejectedPath(rejection: FormRejection): string {
  return `/not-sent/${rejection.replaceAll('_', '-')}`;
}

/** Id of the hint on the page of an invalid form that `:target` shows: the first field at fault, 'travelDates-checkOut'. */
export function formFieldAnchor(path: string): string {
  return path.replaceAll(/[^A-Za-z0-9]+/g, '-');
}
