import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import type { DocumentSnapshot, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import type { KindOfContent } from './content-kinds.ts';
import { inTransaction } from '../retry-on-contention.ts';
import { throwTooLarge } from './too-large.ts';

/** Dependencies of the handlers that change content. */
export interface ContentDeps {
  readonly database: () => Firestore;
  readonly clock: () => Date;
}

/** A transaction that changes content; Firestore requires all reads before all writes. */
export interface ContentTransaction {
  readonly firestore: Firestore;
  readonly transaction: Transaction;
  /** Account that makes the change. */
  readonly uid: string;
  readonly now: Date;
}

/** Runs a transaction; it is retried while others write what it reads. Throws payload_too_large above Firestore's limit. */
export function inContentTransaction<Result>(
  { database, clock }: ContentDeps,
  uid: string,
  work: (step: ContentTransaction) => Promise<Result>,
): Promise<Result> {
  const firestore = database();
  return inTransaction(firestore, (transaction) => work({ firestore, transaction, uid, now: clock() })).catch(
    throwTooLarge,
  );
}

export function workingPath(kind: ContentKind, id: string): string {
  return `${CONTENT_KINDS[kind].working}/${id}`;
}

/** Reads a working copy; null when there is none. */
export async function readWorking<Document extends { rev: number }>(
  { firestore, transaction }: ContentTransaction,
  { kind, schema }: KindOfContent<Document>,
  id: string,
): Promise<Document | null> {
  const found = await transaction.get(firestore.doc(workingPath(kind, id)));
  return found.exists ? schema.parse(found.data()) : null;
}

/** Reads the working copies that a query finds. */
export async function findWorking<Document extends { rev: number }>(
  { firestore, transaction }: ContentTransaction,
  { kind, schema }: KindOfContent<Document>,
  refine: (query: Query) => Query = (query) => query,
): Promise<{ id: string; document: Document }[]> {
  const { docs } = await transaction.get(refine(firestore.collection(CONTENT_KINDS[kind].working)));
  return docs.map((found: DocumentSnapshot) => ({ id: found.id, document: schema.parse(found.data()) }));
}
