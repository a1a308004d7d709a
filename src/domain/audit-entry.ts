import * as z from 'zod';
import { storedTime } from './stored-time.ts';

/** auditLog/{id} as read: who changed what, written in the same transaction as the change. */
export const auditEntrySchema = z.strictObject({
  /** What was done, as the thing and the deed: 'picture.removed'. */
  action: z.string().regex(/^[a-z-]+\.[a-z-]+$/),
  /** Path of the document it was done to. */
  target: z.string().min(1),
  /** What a reader needs to know of this one case, such as the new revision; texts and numbers only. */
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Account that did it; null for the house's own jobs. */
  uid: z.string().nullable(),
  /** When. */
  at: storedTime,
});

/** An entry of the audit log as it is written; its time is the database's. */
export type AuditEntry = Omit<z.output<typeof auditEntrySchema>, 'at'>;

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
