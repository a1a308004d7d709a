// The words of the accounts specification, sections 2, 5 and 8, exactly.

/** Register: the two passwords differ. */
export const PASSWORDS_DO_NOT_MATCH = 'Passwords do not match';

/** Register: the password is short. */
export const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters long';

/** Register: failed without a reason. */
export const FAILED_TO_SIGN_UP = 'Failed to sign up';

/** Register: done. */
export const REGISTRATION_SUCCESSFUL = 'Registration successful! Please check your email to confirm your account.';

/** Login: failed without a reason. */
export const FAILED_TO_SIGN_IN = 'Failed to sign in';

/** Profile: shown while it is fetched. */
export const LOADING_PROFILE = 'Loading profile...';

/** Profile: hint under the e-mail. */
export const EMAIL_CANNOT_BE_CHANGED = 'Email address cannot be changed';

/** Profile: failed without a reason. */
export const FAILED_TO_UPDATE_PROFILE = 'Failed to update profile';

/** Profile: saved; cleared after 3 seconds. */
export const PROFILE_UPDATED = 'Profile updated successfully!';

/** Password change: the two new passwords differ. */
export const NEW_PASSWORDS_DO_NOT_MATCH = 'New passwords do not match';

/** Password change: the new password is short. */
export const NEW_PASSWORD_TOO_SHORT = 'New password must be at least 8 characters long';

/** Password change: failed without a reason. */
export const FAILED_TO_UPDATE_PASSWORD = 'Failed to update password';

/** Password change: saved; cleared after 3 seconds. */
export const PASSWORD_UPDATED = 'Password updated successfully!';

// What follows is ours: the specification requires these fields and gives no words.

/** An account form without an e-mail address. */
export const ACCOUNT_EMAIL_MISSING = 'Please enter your email address';

/** An account form whose e-mail address is none. */
export const ACCOUNT_EMAIL_INVALID = 'Please enter a valid email address';

/** A form without a password. */
export const PASSWORD_MISSING = 'Please enter your password';

/** A password change without the current password. */
export const CURRENT_PASSWORD_MISSING = 'Please enter your current password';

/** A password longer than can be stored. */
export const PASSWORD_TOO_LONG = 'Password must be at most 128 characters long';

/** A registration without the terms. */
export const ACCOUNT_TERMS_MISSING = 'Please accept the terms and the privacy policy to continue';
