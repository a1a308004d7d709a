import * as z from 'zod';
import { isoTime } from '#domain/text/text-fields.ts';

/** previews/{id}: a draft at a URL that nobody can guess, until it expires. */
export const previewSchema = z.strictObject({
  id: z.uuid(),
  propertyId: z.uuid(),
  /** Revision of the shown working copy. */
  rev: z.int().min(1),
  /** Being made, ready to open, or failed. */
  state: z.enum(['requested', 'ready', 'failed']),
  /** URL of the page; null until it is ready. */
  address: z.url().nullable(),
  /** Why it failed, as a sentence; '' otherwise. */
  why: z.string(),
  /** When the URL expires. */
  expiresAt: isoTime,
  /** Account that requested it. */
  uid: z.string(),
});

export type Preview = z.infer<typeof previewSchema>;
