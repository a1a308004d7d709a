import { IDEMPOTENCY_HOURS } from '#domain/api/creation-key.ts';
import { ApiError } from '#domain/core/errors.ts';
import { CREATED_AND_GONE } from '#domain/content/text.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { ContentTransaction } from '../content/content-transaction.ts';
import { idempotencyPath } from '../firestore-paths.ts';
import { HOUR, later } from '../time.ts';
import { sha256 } from '../secrets.ts';

/** A request that a client may send again with the same key. */
export interface KeyedRequest {
  /** Name of the endpoint that the key belongs to. */
  readonly endpoint: string;
  /** The key or id that the client generated. */
  readonly key: string;
  /** Contents of the request, which a repeat with the same key must match. */
  readonly contents: unknown;
}

const recordSchema = z.object({
  /** SHA-256 of the contents of the request. */
  fingerprint: z.string(),
  /** What the request gave, as JSON. */
  outcome: z.string(),
  expiresAt: storedTime,
});

/** The fields of a record. */
export const RECORD_FIELDS = Object.keys(recordSchema.shape);

/** Reference to the record of a key. */
export function recordOf(firestore: Firestore, { endpoint, key }: KeyedRequest): DocumentReference {
  return firestore.doc(idempotencyPath(sha256(JSON.stringify([endpoint, key]))));
}

/** What the first request with a key gave; null when there is none or it has expired, because TTL deletes with a delay. */
export function readOutcome(
  stored: DocumentSnapshot | undefined,
  { contents }: KeyedRequest,
  now: Date,
): { readonly outcome: unknown; readonly hasSameContents: boolean } | null {
  if (stored?.exists !== true) return null;
  const { fingerprint, outcome, expiresAt } = recordSchema.parse(stored.data());
  if (Date.parse(expiresAt) <= now.getTime()) return null;
  return { outcome: JSON.parse(outcome), hasSameContents: fingerprint === fingerprintOf(contents) };
}

/** The record of what a request gave, as it is stored. */
export function newRecord({ contents }: KeyedRequest, outcome: unknown, now: Date) {
  const expiresAt = later(now, IDEMPOTENCY_HOURS * HOUR);
  return { fingerprint: fingerprintOf(contents), outcome: JSON.stringify(outcome), expiresAt };
}

function fingerprintOf(contents: unknown): string {
  return sha256(JSON.stringify(contents));
}

/** A document that is created once for each key. */
export interface Creation<Document> extends KeyedRequest {
  readonly create: () => Promise<Document>;
  /** Reads the current version of a document that was created before; null when it was deleted. */
  readonly find: (id: string) => Promise<Document | null>;
}

/**
 * Creates a document within a transaction, or gives the one that the same request created before, whose response may have
 * been lost. The same key with other contents is a conflict. The transaction must not have written anything yet.
 */
export async function createOnce<Document extends { readonly id: string }>(
  { firestore, transaction, now }: Pick<ContentTransaction, 'firestore' | 'transaction' | 'now'>,
  { create, find, ...request }: Creation<Document>,
): Promise<Document> {
  const record = recordOf(firestore, request);
  const earlier = readOutcome(await transaction.get(record), request, now);
  if (earlier === null) {
    const document = await create();
    transaction.set(record, newRecord(request, document.id, now));
    return document;
  }
  const document = await find(z.string().parse(earlier.outcome));
  if (document === null) throw new ApiError('conflict', { detail: CREATED_AND_GONE });
  if (!earlier.hasSameContents) throw new ApiError('conflict', { current: document });
  return document;
}
