import { randomUUID } from 'node:crypto';
import { auditEntrySchema, type AuditEntry } from '#domain/staff/audit-entry.ts';
import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { auditEntryPath } from './firestore-paths.ts';

/** Writes an audit entry within the transaction or batch that makes the change. */
export function writeAudit(
  firestore: Firestore,
  step: Pick<Transaction, 'create'> | Pick<WriteBatch, 'create'>,
  entry: AuditEntry,
  now: Date,
): void {
  const document = { details: {}, before: null, after: null, ...entry, at: now };
  // Parsed only to check it: the database stores a timestamp where the schema gives text.
  auditEntrySchema.parse(document);
  step.create(firestore.doc(auditEntryPath(randomUUID())), document);
}
