import { ApiError } from '#domain/core/errors.ts';
import { CREATED_AND_GONE } from '#domain/content/text.ts';
import * as z from 'zod';
import type { ContentTransaction } from '../content/content-transaction.ts';
import { fingerprintOf, idempotencyRecord, newIdempotencyRecord, readIdempotencyRecord } from './idempotency-record.ts';

/** A document that is created once for each key of its sender. */
export interface Creation<Document> {
  /** The endpoint's name: a key belongs to one endpoint. */
  readonly endpoint: string;
  /** The key or id that the sender made. */
  readonly key: string;
  /** What came with it: the same key must come with the same. */
  readonly contents: unknown;
  /** Creates the document within the step. */
  readonly create: () => Promise<Document>;
  /** Finds a document that was created before, as it is now; null when it is gone. */
  readonly find: (id: string) => Promise<Document | null>;
}

/** What a request that creates came to. */
export interface Created<Document> {
  /** The document. */
  readonly document: Document;
  /** Whether this very request created it. */
  readonly isNew: boolean;
}

/**
 * Creates a document within a step, or gives the one that the same request created before: its response may have been lost.
 * The key with other contents is a conflict with that document. The step must not have written anything yet.
 */
export async function createOnce<Document extends { readonly id: string }>(
  { firestore, transaction, now }: Pick<ContentTransaction, 'firestore' | 'transaction' | 'now'>,
  { endpoint, key, contents, create, find }: Creation<Document>,
): Promise<Created<Document>> {
  const record = idempotencyRecord(firestore, endpoint, key);
  const fingerprint = fingerprintOf(contents);
  const known = readIdempotencyRecord(await transaction.get(record), now);
  if (known === undefined) {
    const document = await create();
    transaction.set(record, newIdempotencyRecord(fingerprint, document.id, now));
    return { document, isNew: true };
  }
  const document = await find(z.string().parse(JSON.parse(known.outcome)));
  if (document === null) throw new ApiError('conflict', { detail: CREATED_AND_GONE });
  if (known.fingerprint !== fingerprint) throw new ApiError('conflict', { current: document });
  return { document, isNew: false };
}
