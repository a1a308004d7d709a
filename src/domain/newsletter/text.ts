// The texts of the visitor specification, sections 4, 5 and 8, exactly.

/** First check: nothing was typed. */
export const NEWSLETTER_EMAIL_MISSING = 'Please enter your email address';

/** Second check: not an email. */
export const NEWSLETTER_EMAIL_INVALID = 'Please enter a valid email address';

/** Third check: the consent box is not ticked. */
export const NEWSLETTER_CONSENT_MISSING = 'Please accept our privacy policy to continue';

/** Label of the button while it is busy. */
export const NEWSLETTER_SUBSCRIBING = 'Subscribing...';

/** Shown for 5 seconds after a sign-up, before the next step. */
export const NEWSLETTER_SUBSCRIBED =
  "Thank you for subscribing! You'll receive our latest property updates and exclusive offers.";

/** The second step, which the specification omits: without it the sign-up is deleted. */
export const NEWSLETTER_CONFIRM_NEXT = 'Please confirm by the link in the email we sent you.';
