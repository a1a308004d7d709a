import type { FormRejection } from '#domain/site/form-pages.ts';
import { ENQUIRY_RECEIVED } from '#domain/enquiry/text.ts';
import { NEWSLETTER_CONFIRM_NEXT, NEWSLETTER_SUBSCRIBED } from '#domain/newsletter/text.ts';
import { PROPERTY_NOT_LISTED } from '#domain/site/text.ts';
import { SUBMISSION_REVIEW_PROMISE, SUBMISSION_THANKS } from '#domain/submission/text.ts';

/** Heading and sentence of a page that follows a form. */
export interface ResultText {
  readonly title: string;
  readonly text: string;
}

/** Pages after a form that was accepted without JavaScript, by the last part of their path. */
export const SENT_PAGES = {
  enquiry: { title: 'Thank you', text: ENQUIRY_RECEIVED },
  newsletter: { title: 'Thank you', text: `${NEWSLETTER_SUBSCRIBED} ${NEWSLETTER_CONFIRM_NEXT}` },
  submission: {
    title: SUBMISSION_THANKS,
    text: `${SUBMISSION_REVIEW_PROMISE}. Photographs are welcome: please send them to us by email.`,
  },
} as const satisfies Record<string, ResultText>;

/** Pages behind the buttons of newsletter emails, by the last part of their path. */
export const NEWSLETTER_PAGES = {
  confirmed: { title: 'Welcome', text: 'Your email address is confirmed. You will receive our next newsletter.' },
  unsubscribed: { title: 'Goodbye', text: 'You have been unsubscribed. We will not send you any more newsletters.' },
} as const satisfies Record<string, ResultText>;

/** Pages after a form that was rejected without JavaScript. */
export const REJECTION_PAGES: Record<FormRejection, ResultText> = {
  invalid_request: {
    title: 'Please check the form',
    text: 'Something is missing or not valid. Go back and correct it: what you wrote is still there.',
  },
  not_found: {
    title: PROPERTY_NOT_LISTED,
    text: 'It has left our site, so your form was not sent. Go back if you want to copy what you wrote, and ask us about another property.',
  },
  not_human: {
    title: 'This was not sent',
    text: 'The form seems to have been filled in automatically. If it was you, please write to us or call.',
  },
  rate_limited: {
    title: 'Please try again later',
    text: 'We have received many requests in a short time. Please go back in an hour, or tomorrow if that is too soon, and send the form again. You can also write to us or call.',
  },
  payload_too_large: {
    title: 'Your message is too long',
    text: 'Go back and shorten your message. You can send us the rest by email.',
  },
  wrong_origin: {
    title: 'This was not sent',
    text: 'A form can only be sent from our own pages. Please open the page again and send it from there.',
  },
  ticket_refused: {
    title: 'This link is no longer valid',
    text: 'It may have been used already or have expired. To receive our newsletter, sign up again; if it comes although you want it no more, write to us.',
  },
  unavailable: {
    title: 'Something went wrong. Please try again later.',
    text: 'Please go back in a few minutes and send the form again: what you wrote is still there. You can also write to us or call.',
  },
};

/** Text that these pages share. */
export const RESULT_TEXT = {
  home: 'Back to the home page',
  properties: 'View Properties',
  reach: 'Contact us at',
} as const;
