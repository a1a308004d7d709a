import type { FailureCode } from '#lib/api/api-failure.ts';

/** Text that all forms share. */
export const FORM_TEXT = {
  repair: 'Please fix the following:',
  sending: 'Sending...',
  waiting: {
    slow: 'This is taking longer than usual. Please keep this page open: your form is still being sent.',
    offline: 'You are offline. Your form is saved and will be sent as soon as you are back online.',
  },
  progress: 'Progress',
  previous: 'Previous',
} as const;

/** The progress of a form of several steps, such as 'Step 2 of 6'. */
export function stepText(step: number, last: number): string {
  return `Step ${step} of ${last}`;
}

const TRY_AGAIN = 'Something went wrong. Please try again later.';

/** Messages of failures that have their own. */
const FAILURE_TEXT: Partial<Record<FailureCode, string>> = {
  no_response: 'We could not reach the server. Your answers are still here: please try again.',
  rate_limited: 'We have received many requests in a short time. Please try again later.',
  payload_too_large: 'Your message is too long. Please shorten it.',
  wrong_origin: 'This form can only be sent from our own pages. Please reload the page and try again.',
  not_human: 'This form seems to have been filled in automatically. Please reload the page and try again.',
};

/** The message of a failed submission. */
export function failureText(code: FailureCode): string {
  return FAILURE_TEXT[code] ?? TRY_AGAIN;
}
