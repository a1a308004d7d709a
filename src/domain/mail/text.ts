// The texts of our emails; the promises are the specification's.

import { UNCONFIRMED_DAYS } from '#domain/newsletter/limits.ts';

/** Greeting of a person whose name is known. */
export function greeting(name: string): string {
  return `Dear ${name},`;
}

/** Greeting of a person whose name is not known. */
export const GREETING_WITHOUT_NAME = 'Hello,';

/** Subject of the acknowledgement of an enquiry. */
export function enquiryAcknowledged(brand: string): string {
  return `We have received your message – ${brand}`;
}

/** First sentence of the acknowledgement of an enquiry. */
export const ENQUIRY_RECEIVED = 'Thank you. We have received your message. This is what you sent us:';

/** How to add something to an enquiry. */
export const REPLY_TO_ADD = 'If something is missing or has changed, simply reply to this email.';

/** First sentence of an email to the concierge. */
export function sentThroughSite(until: string): string {
  return `This came through the website. We promised to answer by ${until}. Your reply to this email goes to the sender.`;
}

/** Added when a contact form has no email. */
export const NO_EMAIL_GIVEN = 'The sender left no email address.';

/** Heading of the shortlist in an email to the concierge. */
export const SHORTLIST = 'Best matching properties';

/** Subject of the acknowledgement of a submission. */
export function submissionAcknowledged(brand: string): string {
  return `Your property – ${brand}`;
}

/** How owners add photographs later. */
export const PHOTOGRAPHS_BY_MAIL = 'You can send us more photographs by replying to this email.';

/** Subject of the email that confirms a sign-up for the newsletter. */
export function confirmNewsletter(brand: string): string {
  return `Please confirm your subscription – ${brand}`;
}

/** Why the newsletter email was sent. */
export const NEWSLETTER_ASKED = 'Someone, hopefully you, asked us to send our newsletter to this email address.';

/** Label of the link. */
export const NEWSLETTER_CONFIRM = 'Confirm the subscription';

/** For a recipient who did not ask. */
export const NEWSLETTER_IGNORE = `If it was not you, you can ignore this email: without a confirmation we send nothing more and delete the address after ${UNCONFIRMED_DAYS} days.`;

/** Page behind the confirmation link. */
export const CONFIRM_PAGE = {
  title: 'Confirm your subscription',
  text: 'Press the button to receive our next newsletter.',
  button: 'Confirm',
} as const;

/** Page behind the link to unsubscribe. */
export const UNSUBSCRIBE_PAGE = {
  title: 'Unsubscribe from our newsletter',
  text: 'We are sorry to see you go. Press the button and we will send you nothing more.',
  button: 'Unsubscribe',
} as const;

/** Subject of the email that confirms the email of an account. */
export function confirmAccount(brand: string): string {
  return `Please confirm your email address – ${brand}`;
}

/** Why the account email was sent. */
export const ACCOUNT_ASKED =
  'Someone, hopefully you, created an account with this email address. Confirm it and choose your password with the link below; it works once, within an hour.';

/** Label of the link. */
export const ACCOUNT_CONFIRM = 'Confirm your email address';

/** For a recipient who did not ask. */
export const ACCOUNT_IGNORE =
  'If it was not you, you can ignore this email: nobody can use the account. Reply to this email if you want us to delete it.';

/** Subject of the email to a person who already has an account. */
export function yourAccount(brand: string): string {
  return `Your account – ${brand}`;
}

/** Why that email was sent. */
export const ACCOUNT_EXISTS =
  'Someone, perhaps you, tried to create an account with this email address. You already have one, so nothing was changed.';

/** Label of the link to the sign-in page. */
export const SIGN_IN_TO_ACCOUNT = 'Sign in';

/** What to do when the password is forgotten. */
export const SIGN_IN_OR_RESET = "If you have forgotten your password, choose 'Forgot your password?' on that page.";

/** Subject of the email with the link to choose a new password. */
export function newPassword(brand: string): string {
  return `Choose a new password – ${brand}`;
}

/** Why that email was sent. */
export const PASSWORD_ASKED = 'Someone, hopefully you, asked for a new password. The link works once, within an hour.';

/** Label of the link to choose a new password. */
export const CHOOSE_PASSWORD = 'Choose a new password';

/** For a recipient who did not ask. */
export const PASSWORD_IGNORE = 'If it was not you, you can ignore this email: your password stays the same.';

/** Subject of the invitation of a colleague. */
export function staffInvited(brand: string): string {
  return `Your access to the back office – ${brand}`;
}

/** Why the invitation was sent. */
export function staffWelcome(brand: string): string {
  return `You have been invited to work in the back office of ${brand}.`;
}

/** For a colleague without an account. */
export const STAFF_CHOOSE_PASSWORD =
  'Please choose a password first; you can then sign in at the back office with this address. The link works once, within an hour; an administrator can send you another.';

/** For a colleague with an account. */
export const STAFF_SIGN_IN = 'You already have an account here: sign in with its password.';

/** Label of the link to the back office. */
export const STAFF_OPEN = 'Open the back office';

/** For a recipient who expected no invitation. */
export const STAFF_IGNORE = 'If you did not expect this, please tell us by replying to this email.';

/** Subject of the notice that emails to visitors have stopped for an hour. */
export const ACKNOWLEDGEMENTS_STOPPED = 'Emails to visitors are paused: too many within one hour';

/** Why emails to visitors have stopped, and until when. */
export function acknowledgementsStopped(perHour: number, until: string): string {
  return `The website has sent ${perHour} emails to visitors within one hour, which is the most it sends. It sends no more until ${until}.`;
}

/** What still works while emails to visitors have stopped. */
export const CAP_NOTHING_LOST =
  'Enquiries and submissions are stored and in the inbox as usual; only their senders get no acknowledgement. New newsletter sign-ups and registrations are asked to try again later; passwords can still be reset.';

/** What staff do about it. */
export const CAP_WHAT_TO_DO =
  'If this is not a busy day, somebody may be misusing the forms: please look at the inbox and tell whoever looks after the website.';

/** Subject of the email to a colleague whose second factor was removed. */
export function secondFactorRemoved(brand: string): string {
  return `Your authenticator app was removed – ${brand}`;
}

/** What was removed, and what follows. */
export const SECOND_FACTOR_REMOVED =
  'An administrator has removed the authenticator app from your account, and you are signed out everywhere. Your password signs you in; you can then set up the app again.';

/** For a recipient who did not ask. */
export const SECOND_FACTOR_REMOVED_ALARM =
  'If you did not ask for this, please tell an administrator immediately, or reply to this email.';
