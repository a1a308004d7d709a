import { ApiError } from '#domain/core/errors.ts';
import { CREATED_AND_GONE } from '#domain/content/text.ts';
import * as z from 'zod';
import type { ContentTransaction } from '../content/content-transaction.ts';
import { fingerprintOf, idempotencyRecord, newIdempotencyRecord, readIdempotencyRecord } from './idempotency-record.ts';

/** A document that is created once for each idempotency key. */
export interface Creation<Document> {
  /** Name of the endpoint that the key belongs to. */
  readonly endpoint: string;
  /** The key or id that the client generated. */
  readonly key: string;
  /** Contents of the request, which a repeat with the same key must match. */
  readonly contents: unknown;
  readonly create: () => Promise<Document>;
  /** Reads the current version of a document that was created before; null when it was deleted. */
  readonly find: (id: string) => Promise<Document | null>;
}

export interface Created<Document> {
  readonly document: Document;
  /** Whether this request created it; false for a repeat. */
  readonly isNew: boolean;
}

/**
 * Creates a document within a transaction, or gives the one that the same request created before, whose response may have
 * been lost. The same key with other contents is a conflict. The transaction must not have written anything yet.
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
