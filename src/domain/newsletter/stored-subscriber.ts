import * as z from 'zod';
import { storedConsentSchema } from '#domain/site/stored-consent.ts';
import { storedTime } from '#domain/core/stored-time.ts';

/** subscribers/{id} as read: one sign-up and what became of it. Issues go to those that are confirmed. */
export const storedSubscriberSchema = z.strictObject({
  /** UUID. */
  id: z.uuid(),
  /** Where the newsletter goes. */
  email: z.email(),
  /** The same in lower case, to find every sign-up of one person. */
  emailKey: z.string(),
  /** 'pending' until the link in the mail was confirmed. */
  state: z.enum(['pending', 'confirmed', 'unsubscribed']),
  /** What was agreed to, and when: the first step. */
  consent: storedConsentSchema,
  /** When the link was confirmed: the second step; null until then. */
  confirmedAt: storedTime.nullable(),
  /** When it ended; null until then. */
  unsubscribedAt: storedTime.nullable(),
  /** When it is deleted: 30 days after a sign-up, three years after its end; null while it stands. */
  retainUntil: storedTime.nullable(),
  /** SHA-256 of the secret in the confirming link. */
  confirmHash: z.string(),
  /** The secret in the link to unsubscribe, which every issue carries. */
  unsubscribeToken: z.string(),
});
