import * as z from 'zod';
import { requiredEmail } from '#domain/text/form-fields.ts';
import { NEWSLETTER_CONSENT_MISSING, NEWSLETTER_EMAIL_INVALID, NEWSLETTER_EMAIL_MISSING } from './text.ts';

/** The newsletter form; its issues come in the order of the specification, and only the first is shown. */
export const newsletterSchema = z.strictObject({
  /** Where the newsletter goes. */
  email: requiredEmail(NEWSLETTER_EMAIL_MISSING, NEWSLETTER_EMAIL_INVALID),
  /** The ticked privacy consent. */
  consent: z.literal(true, { error: NEWSLETTER_CONSENT_MISSING }),
});

/** A subscription. */
export type NewsletterSubscription = z.output<typeof newsletterSchema>;
