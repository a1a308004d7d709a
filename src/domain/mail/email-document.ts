import * as z from 'zod';
import { storedTime } from '#domain/core/stored-time.ts';

/** A single line: a line break in a header would begin another header. */
const headerLine = z
  .string()
  .min(1)
  .max(900)
  .regex(/^[^\p{Cc}\u2028\u2029]+$/u, { error: 'expected a single line' });

/** mail/{id} in the format of the 'Trigger Email from Firestore' extension, with `about` and `expiresAt` for deletion. */
export const mailDocumentSchema = z.strictObject({
  /** One recipient. */
  to: z.array(z.email()).length(1),
  replyTo: z.email(),
  headers: z.record(z.string().regex(/^[A-Za-z-]+$/), headerLine).optional(),
  message: z.strictObject({
    subject: headerLine,
    html: z.string().min(1),
    text: z.string().min(1),
  }),
  /** Path of the document that the email is about; both are erased together. */
  about: z.string(),
  /** When TTL deletes it. */
  expiresAt: storedTime,
});

/** An email to send; the code that stores it adds `about` and `expiresAt`. */
export type Mail = Omit<z.input<typeof mailDocumentSchema>, 'expiresAt' | 'about'>;
