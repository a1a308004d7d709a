import type { FormRefusal } from '@site/domain/form-pages';
import { REPLY_WITHIN_24_HOURS } from '@site/domain/messages/enquiry-messages';
import { NEWSLETTER_SUBSCRIBED } from '@site/domain/messages/newsletter-messages';
import { SUBMISSION_REVIEW_PROMISE, SUBMISSION_THANKS } from '@site/domain/messages/submission-messages';

/** Heading and sentence of a page that answers a form. */
export interface ResultWords {
  readonly title: string;
  readonly text: string;
}

/** Words of the pages to which a form without JavaScript leads when it arrived, by the last part of their address. */
export const SENT_PAGES = {
  enquiry: { title: 'Thank you', text: `Your message has arrived. ${REPLY_WITHIN_24_HOURS}.` },
  newsletter: { title: 'Thank you', text: NEWSLETTER_SUBSCRIBED },
  submission: {
    title: SUBMISSION_THANKS,
    text: `${SUBMISSION_REVIEW_PROMISE}. Photographs are welcome: our answer, which is on its way to you, says where to send them.`,
  },
} as const satisfies Record<string, ResultWords>;

/** Words of the pages behind the buttons of the newsletter's mails, by the last part of their address. */
export const NEWSLETTER_PAGES = {
  confirmed: { title: 'Welcome', text: 'Your address is confirmed. The next letter will reach you.' },
  unsubscribed: { title: 'Goodbye', text: 'You are off the list at once. Nothing more will be sent to you.' },
} as const satisfies Record<string, ResultWords>;

/** Words of the pages to which a form without JavaScript leads when it was refused. */
export const REFUSAL_PAGES: Record<FormRefusal, ResultWords> = {
  invalid_request: {
    title: 'Please look at this again',
    text: 'Something in the form is missing or not as we can read it. Go back: what you wrote is still there.',
  },
  not_human: {
    title: 'This was not sent',
    text: 'The form seems to have been filled in by a program. If you are a person, please write or call.',
  },
  rate_limited: {
    title: 'Please try again later',
    text: 'We have received a lot from you in a short time. Go back in a while and send the form again.',
  },
  payload_too_large: {
    title: 'This is more than we can take',
    text: 'Go back and shorten your message; the rest can follow by mail.',
  },
  wrong_origin: {
    title: 'This was not sent',
    text: 'A form can only be sent from our own pages. Please open the page again and send it from there.',
  },
  ticket_refused: {
    title: 'This link is not valid any more',
    text: 'It may have been used already, or be too old. A new sign-up brings a new one.',
  },
  unavailable: {
    title: 'Something went wrong. Please try again later.',
    text: 'Go back in a while and send the form again: what you wrote is still there. Or write or call.',
  },
};

/** Words that these pages share. */
export const RESULT_WORDS = {
  home: 'Back to the house',
  properties: 'View Properties',
  reach: 'You reach us at',
} as const;
