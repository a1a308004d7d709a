import * as z from 'zod';
import { storedTime } from './stored-time.ts';

/** auditLog/{id} of an erasure: that it happened, by whom and how much, and nothing of the person. */
export const erasureEntrySchema = z.strictObject({
  /** What was done. */
  action: z.literal('person_erased'),
  /** Account that did it. */
  by: z.string().min(1),
  /** When. */
  at: storedTime,
  /** Documents deleted with this entry. */
  deleted: z.int().min(0),
});
