import { CONTENT_COLLECTIONS, type ContentKind } from '#domain/content/collections.ts';
import type { DocumentSnapshot, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import type { KindOfContent } from './content-kinds.ts';
import { retryOnContention } from '../retry-on-contention.ts';

/** What changes of content stand on. */
export interface ContentDeps {
  /** The database. */
  readonly database: () => Firestore;
  /** The time. */
  readonly clock: () => Date;
}

/** One step that changes content, all of it or nothing: all it reads comes before all it writes. */
export interface ContentTransaction {
  /** The database. */
  readonly firestore: Firestore;
  /** Its transaction. */
  readonly transaction: Transaction;
  /** Account that does it. */
  readonly uid: string;
  /** When. */
  readonly now: Date;
}

/** Does one step; begun again while others write what it reads. */
export function inContentTransaction<Result>(
  { database, clock }: ContentDeps,
  uid: string,
  work: (step: ContentTransaction) => Promise<Result>,
): Promise<Result> {
  const firestore = database();
  return retryOnContention(() =>
    firestore.runTransaction((transaction) => work({ firestore, transaction, uid, now: clock() })),
  );
}

/** Path of a working copy. */
export function workingPath(kind: ContentKind, id: string): string {
  return `${CONTENT_COLLECTIONS[kind].working}/${id}`;
}

/** A working copy; null when there is none. */
export async function readWorking<Document extends { rev: number }>(
  { firestore, transaction }: ContentTransaction,
  { kind, schema }: KindOfContent<Document>,
  id: string,
): Promise<Document | null> {
  const found = await transaction.get(firestore.doc(workingPath(kind, id)));
  return found.exists ? schema.parse(found.data()) : null;
}

/** The working copies that a query finds. */
export async function findWorking<Document extends { rev: number }>(
  { firestore, transaction }: ContentTransaction,
  { kind, schema }: KindOfContent<Document>,
  refine: (query: Query) => Query = (query) => query,
): Promise<{ id: string; document: Document }[]> {
  const { docs } = await transaction.get(refine(firestore.collection(CONTENT_COLLECTIONS[kind].working)));
  return docs.map((found: DocumentSnapshot) => ({ id: found.id, document: schema.parse(found.data()) }));
}
