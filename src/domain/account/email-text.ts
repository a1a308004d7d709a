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

/** For a recipient who did not ask. */
export const PASSWORD_IGNORE =
  'If it was not you, you can ignore this email: nobody can choose a new password without the link.';
