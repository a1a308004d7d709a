// Texts that emails of several subjects share; the promises are the specification's.

import { countOf } from '#domain/text/count-of.ts';

/** Greeting of a person whose name is known. */
export function greeting(name: string): string {
  return `Dear ${name},`;
}

/** Greeting of a person whose name is not known. */
export const GREETING_WITHOUT_NAME = 'Hello,';

/** First sentence of the acknowledgement of an enquiry or of an owner's property. */
export const MESSAGE_RECEIVED = 'Thank you. We have received your message. This is what you sent us:';

/** First sentences of an email to the concierge. */
export function sentThroughSite(until: string): string {
  return `This came through the website. We promised to answer by ${until}.`;
}

/** Where a reply to that email goes. */
export const REPLY_GOES_TO_SENDER = 'Your reply to this email goes to the sender.';

/** Label of the link to choose a new password. */
export const CHOOSE_PASSWORD = 'Choose a new password';

/** Subject of the notice that emails to visitors have stopped for an hour. */
export const ACKNOWLEDGEMENTS_STOPPED = 'Emails to visitors are paused: too many within one hour';

/** Why emails to visitors have stopped, and until when. */
export function acknowledgementsStopped(perHour: number, until: string): string {
  const emails = countOf(perHour, 'email');
  return `The website has sent ${emails} to visitors within one hour, which is the most it sends. It sends no more until ${until}.`;
}

/** What still works while emails to visitors have stopped. */
export const CAP_NOTHING_LOST =
  'Enquiries and submissions are stored and in the inbox as usual; only their senders get no acknowledgement. New newsletter sign-ups and registrations are asked to try again later; passwords can still be reset.';

/** What staff do about it. */
export const CAP_WHAT_TO_DO =
  'If this is not a busy day, somebody may be misusing the forms: please look at the inbox and tell whoever looks after the website.';
