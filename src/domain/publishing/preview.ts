import * as z from 'zod';
import { moment } from '#domain/text/text-fields.ts';

/** previews/{id}: a draft at an address that nobody can guess, for a while. */
export const previewSchema = z.strictObject({
  /** Id. */
  id: z.uuid(),
  /** Property. */
  propertyId: z.uuid(),
  /** Revision of the working copy that is shown. */
  rev: z.int().min(1),
  /** Whether it is being made, can be opened, or cannot be made. */
  state: z.enum(['requested', 'ready', 'failed']),
  /** Address of the page; null until it can be opened. */
  address: z.url().nullable(),
  /** Why it cannot be made, as a sentence; '' when it can. */
  why: z.string(),
  /** When the address ends. */
  expiresAt: moment,
  /** Account that asked for it. */
  uid: z.string(),
});

/** A draft at an address that nobody can guess. */
export type Preview = z.infer<typeof previewSchema>;
