import * as z from 'zod';
import { requiredEmail } from '#domain/text/form-fields.ts';
import { NEWSLETTER_CONSENT_MISSING, NEWSLETTER_EMAIL_INVALID, NEWSLETTER_EMAIL_MISSING } from './text.ts';

/** The newsletter form; its issues are in the order of the specification, and only the first is shown. */
export const newsletterSchema = z.strictObject({
  email: requiredEmail(NEWSLETTER_EMAIL_MISSING, NEWSLETTER_EMAIL_INVALID),
  consent: z.literal(true, { error: NEWSLETTER_CONSENT_MISSING }),
});

export type NewsletterSubscription = z.output<typeof newsletterSchema>;
