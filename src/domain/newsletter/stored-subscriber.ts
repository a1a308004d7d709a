import * as z from 'zod';
import { storedConsentSchema } from '#domain/site/stored-consent.ts';
import { storedTime } from '#domain/core/stored-time.ts';

/** subscribers/{id} as read: one sign-up. Issues are sent to confirmed ones. */
export const storedSubscriberSchema = z.strictObject({
  id: z.uuid(),
  email: z.email(),
  /** The email in lower case, to find every sign-up of one person. */
  emailKey: z.string(),
  /** 'pending' until the link in the email is confirmed. */
  state: z.enum(['pending', 'confirmed', 'unsubscribed']),
  /** The consent of the form, the first step of the double opt-in. */
  consent: storedConsentSchema,
  /** Time of the second step; null until then. */
  confirmedAt: storedTime.nullable(),
  /** Null until then. */
  unsubscribedAt: storedTime.nullable(),
  /** When it is deleted: 30 days after an unconfirmed sign-up, three years after its end; null while it is confirmed. */
  retainUntil: storedTime.nullable(),
  /** SHA-256 of the secret in the confirmation link. */
  confirmHash: z.string(),
  /** The secret in the link to unsubscribe, which every issue carries. */
  unsubscribeToken: z.string(),
});
