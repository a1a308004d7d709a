import * as z from 'zod';
import { storedTime } from '#domain/core/stored-time.ts';

/** One line without control characters: a line break in a header would begin another header. */
const headerLine = z
  .string()
  .min(1)
  .max(900)
  .regex(/^[^\p{Cc}\u2028\u2029]+$/u, { error: 'expected a single line' });

/** mail/{id} in the format of the 'Trigger Email from Firestore' extension, with what we need to find it again. */
export const mailDocumentSchema = z.strictObject({
  /** Who receives it. */
  to: z.array(z.email()).length(1),
  /** Where an answer goes. */
  replyTo: z.email(),
  /** Further headers. */
  headers: z.record(z.string().regex(/^[A-Za-z-]+$/), headerLine).optional(),
  /** The mail itself. */
  message: z.strictObject({
    /** Subject. */
    subject: headerLine,
    /** As HTML. */
    html: z.string().min(1),
    /** As plain text. */
    text: z.string().min(1),
  }),
  /** Path of the document it is about, to erase both together. */
  about: z.string(),
  /** When it is deleted by TTL. */
  expiresAt: storedTime,
});

/** A mail to write; its time of deletion is added where it is stored. */
export type Mail = Omit<z.input<typeof mailDocumentSchema>, 'expiresAt' | 'about'>;
