import { randomUUID } from 'node:crypto';
import { auditEntrySchema, type AuditEntry } from '#domain/staff/audit-entry.ts';
import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { auditEntryPath } from './firestore-paths.ts';

/** Notes who changed what, within the transaction or the batch that changes it. */
export function writeAudit(
  firestore: Firestore,
  step: Pick<Transaction, 'create'> | Pick<WriteBatch, 'create'>,
  entry: AuditEntry,
  now: Date,
): void {
  const document = { details: {}, before: null, after: null, ...entry, at: now };
  // Parsed for its checks alone: the database keeps a time where the schema reads a text.
  auditEntrySchema.parse(document);
  step.create(firestore.doc(auditEntryPath(randomUUID())), document);
}
