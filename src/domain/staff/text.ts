// Messages to staff. The second factor is a code of an authenticator app.

/** Label of the field for the code. */
export const ENTER_CODE = 'Enter the 6-digit code from your authenticator app';

/** A text that is not a code. */
export const SECOND_FACTOR_CODE_INVALID = 'The code has 6 digits.';

/** A wrong or old code. */
export const SECOND_FACTOR_CODE_WRONG = 'This code is not right. Enter the one that your app shows now.';

/** A right code that came too long after the password. */
export const SECOND_FACTOR_TOO_LATE = 'You entered your password a while ago. Please sign in again.';

/** An administrator tried to remove their own second factor; a stolen session must not be able to. */
export const OWN_SECOND_FACTOR = 'Another administrator has to remove your second factor.';

/** On the members' sign-in page, for an account with a second factor. */
export const SIGN_IN_AT_BACK_OFFICE = 'This account uses an authenticator app. Please sign in at the back office.';

/** An invitation of a person who is already on the list of staff. */
export const WORKS_HERE_ALREADY = 'Somebody with this address works here already';
