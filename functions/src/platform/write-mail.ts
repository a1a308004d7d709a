import { randomUUID } from 'node:crypto';
import { mailDocumentSchema, type Mail } from '#domain/mail/email-document.ts';
import type { DocumentReference, Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { mailPath } from './firestore-paths.ts';
import { DAY, later } from './time.ts';

/** Days after which an email is deleted at the latest: its contents are in the document it is about. */
const KEPT_DAYS = 90;

/** Attempts after which an email is sent again; the third is the last. One without any may have been sent. */
export const RETRIED_ATTEMPTS = [1, 2];

type Writer = Pick<WriteBatch, 'create'> | Pick<Transaction, 'create'>;

/** Queues an email within a batch or a transaction; `about` is the path of the document it belongs to. */
export function writeMail(firestore: Firestore, writer: Writer, mail: Mail, about: string, now: Date): void {
  createMail(writer, firestore.doc(mailPath(randomUUID())), mail, about, now);
}

/** Queues an email under a given id; the batch or transaction fails when that id exists already. */
export function createMail(writer: Writer, reference: DocumentReference, mail: Mail, about: string, now: Date): void {
  const document = { ...mail, about, expiresAt: later(now, DAY * KEPT_DAYS) };
  // Parsed only to check it: the database stores a timestamp where the schema gives text.
  mailDocumentSchema.parse(document);
  writer.create(reference, document);
}

/** When an email was queued that is deleted at a time. */
export function queuedAt(expiresAt: string): Date {
  return later(new Date(expiresAt), -DAY * KEPT_DAYS);
}
