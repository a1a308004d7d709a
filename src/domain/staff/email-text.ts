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
  'Please choose a password first; you can then sign in at the back office with this address. If you had an account here already, this one replaces it. The link works once, within an hour; an administrator can send you another.';

/** For a colleague with an account. */
export const STAFF_SIGN_IN = 'You already have an account here: sign in with its password.';

/** Label of the link to the back office. */
export const STAFF_OPEN = 'Open the back office';

/** For a recipient who expected no invitation. */
export const STAFF_IGNORE = 'If you did not expect this, please tell us by replying to this email.';

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
