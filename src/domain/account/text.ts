// The texts of the accounts specification, sections 2, 5 and 8, exactly.

import { PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';

/** Register: the two passwords differ. */
export const PASSWORDS_DO_NOT_MATCH = 'Passwords do not match';

/** Register: the password is short. */
export const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_MIN} characters long`;

/** Register: failed without a reason. */
export const FAILED_TO_SIGN_UP = 'Failed to sign up';

/** Register: done. */
export const REGISTRATION_SUCCESSFUL = 'Registration successful! Please check your email to confirm your account.';

/** Login: failed without a reason. */
export const FAILED_TO_SIGN_IN = 'Failed to sign in';

/** Profile: shown while it is fetched. */
export const LOADING_PROFILE = 'Loading profile...';

/** Profile: hint below the email. */
export const EMAIL_CANNOT_BE_CHANGED = 'Email address cannot be changed';

/** Profile: failed without a reason. */
export const FAILED_TO_UPDATE_PROFILE = 'Failed to update profile';

/** Profile: saved; cleared after 3 seconds. */
export const PROFILE_UPDATED = 'Profile updated successfully!';

/** Password change: the two new passwords differ. */
export const NEW_PASSWORDS_DO_NOT_MATCH = 'New passwords do not match';

/** Password change: the new password is short. */
export const NEW_PASSWORD_TOO_SHORT = `New password must be at least ${PASSWORD_MIN} characters long`;

/** Password change: failed without a reason. */
export const FAILED_TO_UPDATE_PASSWORD = 'Failed to update password';

/** Password change: saved; cleared after 3 seconds. */
export const PASSWORD_UPDATED = 'Password updated successfully!';

// The following texts are ours: the specification requires these fields without texts.

/** An account form without an email. */
export const ACCOUNT_EMAIL_MISSING = 'Please enter your email address';

/** An account form with an invalid email. */
export const ACCOUNT_EMAIL_INVALID = 'Please enter a valid email address';

/** A form without a password. */
export const PASSWORD_MISSING = 'Please enter your password';

/** A password change without the current password. */
export const CURRENT_PASSWORD_MISSING = 'Please enter your current password';

/** A password longer than can be stored. */
export const PASSWORD_TOO_LONG = `Password must be at most ${PASSWORD_MAX} characters long`;

/** A registration without the terms. */
export const ACCOUNT_TERMS_MISSING = 'Please accept the terms and the privacy policy to continue';

/** Login: email or password are wrong; the message does not reveal which. */
export const SIGN_IN_REJECTED = 'The email or the password is not right. Please try again, or choose a new password.';

/** Login: the email is not confirmed yet; a new link was sent. */
export const EMAIL_NOT_CONFIRMED =
  'Please confirm your email address first. We have sent you a new link: please check your email.';

/** Any form: Auth or the API asks for a pause. */
export const TOO_MANY_ATTEMPTS =
  'There have been many attempts in a short time. To keep accounts safe we pause for a few minutes; please try again a little later.';

/** Any form: there is no connection. */
export const ACCOUNT_OFFLINE = 'We could not be reached. Please check your connection and try again.';

/** Sign-in: the browser stores nothing, so the next page would not know the member. */
export const SIGN_IN_NOT_STORED = 'Your browser does not keep the sign-in: its storage is full or switched off.';

/** Forgot password: done; the same text whether or not the account exists. */
export const RESET_LINK_SENT = 'If this address belongs to an account, a link to choose a new password is on its way.';

/** Forgot password: failed without a reason. */
export const FAILED_TO_SEND_LINK = 'Failed to send the link';

/** Password change and deletion: the current password is wrong. */
export const CURRENT_PASSWORD_WRONG = 'The current password is not right';

/** Sign-in page, after a session ended during an action. */
export const SESSION_ENDED = 'Your session has ended. Please sign in to continue.';

/** Sign-in page, after a visit of the profile without a session. */
export const SIGN_IN_FOR_ACCOUNT = 'Sign in to see your account';

/** A link from an email that has expired. */
export const LINK_USED_UP = 'This link has expired or was used already. Please ask for a new one.';

/** Confirmation of the email: done. */
export const EMAIL_CONFIRMED = 'Your email address is confirmed and your password is saved. Please sign in.';

/** Password reset: done. */
export const NEW_PASSWORD_SAVED = 'Your new password is saved. Please sign in with it.';

/** Profile: the account is gone. */
export const ACCOUNT_DELETED = 'Your account and everything in it has been deleted.';

/** API: the account of a token was deleted. The profile knows by this sentence that a deletion has succeeded. */
export const ACCOUNT_GONE = 'This account no longer exists.';

/** Profile: the account could not be deleted. */
export const FAILED_TO_DELETE_ACCOUNT = 'Failed to delete the account';

/** Profile: the data could not be fetched. */
export const FAILED_TO_DOWNLOAD = 'Failed to download your data';

/** Profile: it could not be fetched. */
export const FAILED_TO_LOAD_PROFILE = 'Failed to load the profile';
