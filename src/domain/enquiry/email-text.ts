/** Subject of the acknowledgement of an enquiry. */
export function enquiryAcknowledged(brand: string): string {
  return `We have received your message – ${brand}`;
}

/** How to add something to an enquiry. */
export const REPLY_TO_ADD = 'If something is missing or has changed, simply reply to this email.';

/** Stands for where a reply goes when a contact form has no email; it has a phone number then. */
export const NO_EMAIL_GIVEN = 'The sender left no email address. Please call.';

/** Heading of the shortlist in an email to the concierge. */
export const SHORTLIST = 'Best matching properties';
