import * as z from 'zod';
import { storedTime } from '#domain/core/stored-time.ts';

const values = z.record(z.string(), z.unknown()).nullable();

/** auditLog/{id} as read: who changed what, written in the same transaction as the change, and never changed itself. */
export const auditEntrySchema = z.strictObject({
  /** What was done, as the thing and the deed: 'picture.removed'. */
  action: z.string().regex(/^[a-z-]+\.[a-z-]+$/),
  /** Path of the document or collection it was done to; 'person' for an erasure, which keeps nothing of whom. */
  target: z.string().min(1),
  /** What a reader needs to know of this one case, such as the number of pictures; texts and numbers only. */
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The fields that were changed, as they were; null when there was nothing before or it is not told. */
  before: values,
  /** The same fields as they are now; null when there is nothing left or it is not told. */
  after: values,
  /** Account that did it; null for the house's own jobs. */
  uid: z.string().nullable(),
  /** When. */
  at: storedTime,
});

/** An entry of the audit log as a writer gives it: its time is the transaction's, and what it does not tell is empty. */
export type AuditEntry = Pick<z.output<typeof auditEntrySchema>, 'action' | 'target' | 'uid'> &
  Partial<Pick<z.input<typeof auditEntrySchema>, 'details' | 'before' | 'after'>>;
