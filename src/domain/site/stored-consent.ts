import * as z from 'zod';
import { storedTime } from '#domain/core/stored-time.ts';

/** What a person agreed to, kept as proof. */
export const storedConsentSchema = z.strictObject({
  /** Version of the text. */
  version: z.string(),
  /** The words that stood beside the button. */
  text: z.string(),
  /** When the form arrived. */
  givenAt: storedTime,
});
