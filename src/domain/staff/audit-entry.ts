import * as z from 'zod';
import { storedTime } from '#domain/core/stored-time.ts';
import type { AuditAction } from './audit-kinds.ts';

const values = z.record(z.string(), z.unknown()).nullable();

/** auditLog/{id} as read: who changed what, written in the transaction of the change; it never changes. */
export const auditEntrySchema = z.strictObject({
  /** Kind and action: 'picture.removed'. */
  action: z.string().regex(/^[a-z-]+\.[a-z-]+$/),
  /** Path of the changed document or collection; 'person' for an erasure, which stores nothing about the person. */
  target: z.string().min(1),
  /** Details of the case, such as the number of pictures. */
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Changed fields before; null for a new document, or when they are not recorded. */
  before: values,
  /** Changed fields after; null for a deleted document, or when they are not recorded. */
  after: values,
  /** Account of the person; null for scheduled jobs. */
  uid: z.string().nullable(),
  at: storedTime,
});

/** An audit entry to write; the time is that of the transaction, and omitted fields are empty. */
export type AuditEntry = Pick<z.output<typeof auditEntrySchema>, 'target' | 'uid'> &
  Readonly<{ action: AuditAction }> &
  Partial<Pick<z.input<typeof auditEntrySchema>, 'details' | 'before' | 'after'>>;
