import { UNCONFIRMED_DAYS } from '#domain/privacy/limits.ts';

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
