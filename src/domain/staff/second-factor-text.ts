// The second factor of staff: a code of an authenticator app.

/** What the field of the code is for. */
export const ENTER_CODE = 'Enter the 6-digit code from your authenticator app';

/** What was typed is no code. */
export const SECOND_FACTOR_CODE_INVALID = 'The code has 6 digits.';

/** The code is another one, or an older one. */
export const SECOND_FACTOR_CODE_WRONG = 'This code is not right. Enter the one that your app shows now.';

/** An admin tried to remove the own second factor: a stolen session must not be able to. */
export const OWN_SECOND_FACTOR = 'Another administrator has to remove your second factor.';

/** On the members' sign-in page, for an account with a second factor. */
export const SIGN_IN_AT_BACK_OFFICE = 'This account uses an authenticator app. Please sign in at the back office.';
