import * as z from 'zod';
import { storedTime } from '#domain/core/stored-time.ts';

/** The consent text that a person accepted, stored as proof. */
export const storedConsentSchema = z.strictObject({
  version: z.string(),
  /** The text beside the button. */
  text: z.string(),
  givenAt: storedTime,
});
