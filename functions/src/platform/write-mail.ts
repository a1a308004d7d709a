import { randomUUID } from 'node:crypto';
import { mailDocumentSchema, type Mail } from '#domain/mail/email-document.ts';
import type { DocumentReference, Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { mailPath } from './firestore-paths.ts';
import { DAY, later } from './time.ts';

/** Days after which a mail's document is deleted: what it said stands in the document it is about. */
const KEPT_DAYS = 90;

type Step = Pick<WriteBatch, 'create'> | Pick<Transaction, 'create'>;

/** Queues a mail within a batch or a transaction; `about` is the path of the document it belongs to. */
export function writeMail(firestore: Firestore, step: Step, mail: Mail, about: string, now: Date): void {
  createMail(step, firestore.doc(mailPath(randomUUID())), mail, about, now);
}

/** Queues a mail under a given id; the step fails when a mail with that id was queued already. */
export function createMail(step: Step, place: DocumentReference, mail: Mail, about: string, now: Date): void {
  const document = { ...mail, about, expiresAt: later(now, DAY * KEPT_DAYS) };
  // Parsed for its checks alone: the database keeps a time where the schema reads a text.
  mailDocumentSchema.parse(document);
  step.create(place, document);
}
