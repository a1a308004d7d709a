import { randomUUID } from 'node:crypto';
import { auditEntrySchema, type AuditEntry } from '@site/domain/audit-entry';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { auditEntryPath } from './firestore-paths.ts';

/** Notes who changed what, within the transaction that changes it. */
export function writeAudit(firestore: Firestore, transaction: Transaction, entry: AuditEntry, now: Date): void {
  const document = { ...entry, at: now };
  // Parsed for its checks alone: the database keeps a time where the schema reads a text.
  auditEntrySchema.parse(document);
  transaction.create(firestore.doc(auditEntryPath(randomUUID())), document);
}
