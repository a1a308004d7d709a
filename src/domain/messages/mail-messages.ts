// The words of our mails; ours, except for the promises, which are the specification's.

/** Begins a mail to somebody whose name is known. */
export function greeting(name: string): string {
  return `Dear ${name},`;
}

/** Begins a mail to somebody whose name is not known. */
export const GREETING_WITHOUT_NAME = 'Hello,';

/** Subject of the acknowledgement of an enquiry. */
export function enquiryAcknowledged(brand: string): string {
  return `We have received your message – ${brand}`;
}

/** First sentence of the acknowledgement of an enquiry. */
export const ENQUIRY_ARRIVED = 'Thank you. What you sent has arrived, and this is what we noted:';

/** How to add something to an enquiry. */
export const ANSWER_THIS_MAIL = 'If something is missing or has changed, simply answer this mail.';

/** First sentence of a mail to the concierge. */
export function arrivedThroughSite(until: string): string {
  return `This arrived through the website. Promised answer: by ${until}. Answering this mail writes to the sender.`;
}

/** Instead of the second half, when a contact form gave no address. */
export const NO_ADDRESS_GIVEN = 'The sender left no e-mail address.';

/** Heading of the shortlist in a mail to the concierge. */
export const SHORTLIST = 'Properties that answer it best';

/** Subject of the acknowledgement of a submission. */
export function submissionAcknowledged(brand: string): string {
  return `Your property – ${brand}`;
}

/** How owners add photographs later. */
export const PHOTOGRAPHS_BY_MAIL = 'You can send further photographs by answering this mail.';

/** Subject of the mail that confirms a sign-up for the newsletter. */
export function confirmNewsletter(brand: string): string {
  return `Please confirm your subscription – ${brand}`;
}

/** Why this mail came. */
export const NEWSLETTER_ASKED = 'Somebody, we hope you, asked us to send our newsletter to this address.';

/** The link that confirms. */
export const NEWSLETTER_CONFIRM = 'Confirm the subscription';

/** What happens without it. */
export const NEWSLETTER_IGNORE =
  'If it was not you, do nothing: without a confirmation we send nothing more, and delete the address after 30 days.';

/** Words of the page behind the link that confirms. */
export const CONFIRM_PAGE = {
  title: 'Confirm your subscription',
  text: 'One press, and our next newsletter comes to you.',
  button: 'Confirm',
} as const;

/** Words of the page behind the link to unsubscribe. */
export const UNSUBSCRIBE_PAGE = {
  title: 'Unsubscribe from our newsletter',
  text: 'We are sorry to see you go. One press, and nothing more is sent.',
  button: 'Unsubscribe',
} as const;

/** Subject of the letter that confirms the address of an account. */
export function confirmAddress(brand: string): string {
  return `Please confirm your email address – ${brand}`;
}

/** Why the letter that confirms an account came. */
export const ACCOUNT_ASKED = 'Somebody, we hope you, opened an account with this address.';

/** The link that confirms the address of an account. */
export const ACCOUNT_CONFIRM = 'Confirm the address';

/** What to do when it was somebody else. */
export const ACCOUNT_IGNORE = 'If it was not you, do nothing, or answer this mail and we delete the account.';

/** Subject of the letter to somebody who has an account already. */
export function yourAccount(brand: string): string {
  return `Your account – ${brand}`;
}

/** Why the letter to somebody who has an account already came. */
export const ACCOUNT_EXISTS =
  'Somebody, perhaps you, asked for an account with this address. You have one already, so nothing was changed.';

/** The link to the sign-in page. */
export const SIGN_IN_TO_ACCOUNT = 'Sign in';

/** What to do when the password is forgotten. */
export const SIGN_IN_OR_RESET = "If you no longer know the password, choose 'Forgot your password?' on that page.";

/** Subject of the letter with the link to choose a new password. */
export function newPassword(brand: string): string {
  return `Choose a new password – ${brand}`;
}

/** Why the letter with the link to choose a new password came. */
export const PASSWORD_ASKED = 'Somebody, we hope you, asked for a new password. The link works once, within an hour.';

/** The link to choose a new password. */
export const CHOOSE_PASSWORD = 'Choose a new password';

/** What happens without it. */
export const PASSWORD_IGNORE = 'If it was not you, do nothing: your password stays as it is.';

/** Subject of the letter that invites a colleague. */
export function staffInvited(brand: string): string {
  return `Your access to the back office – ${brand}`;
}

/** Why the letter to a colleague came. */
export function staffWelcome(brand: string): string {
  return `You have been invited to work in the back office of ${brand}.`;
}

/** How a colleague without an account gets in. */
export const STAFF_CHOOSE_PASSWORD =
  'Please choose a password first; you can then sign in at the back office with this address. The link works once, within an hour; an administrator can send you another.';

/** How a colleague with an account gets in. */
export const STAFF_SIGN_IN = 'You already have an account here: sign in with its password.';

/** The link to the back office. */
export const STAFF_OPEN = 'Open the back office';

/** What a stranger does with the letter. */
export const STAFF_IGNORE = 'If you do not know what this is about, please tell us by answering this letter.';
