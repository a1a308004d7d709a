import { IDEMPOTENCY_HOURS } from '#domain/api/creation-key.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { idempotencyPath } from '../firestore-paths.ts';
import { HOUR, later } from '../time.ts';
import { sha256 } from '../secrets.ts';

const recordSchema = z.object({
  /** SHA-256 of the contents of the request. */
  fingerprint: z.string(),
  /** The response, as JSON. */
  outcome: z.string(),
  expiresAt: storedTime,
});

/** The outcome of a request, stored under its key. */
export type IdempotencyRecord = z.output<typeof recordSchema>;

/** Reference to the record of a key; a key belongs to one endpoint. */
export function idempotencyRecord(firestore: Firestore, endpoint: string, key: string): DocumentReference {
  return firestore.doc(idempotencyPath(sha256(JSON.stringify([endpoint, key]))));
}

export function fingerprintOf(contents: unknown): string {
  return sha256(JSON.stringify(contents));
}

/** Reads a record; undefined when there is none or it has expired, because TTL deletes expired records with a delay. */
export function readIdempotencyRecord(known: DocumentSnapshot | undefined, now: Date): IdempotencyRecord | undefined {
  if (known?.exists !== true) return undefined;
  const record = recordSchema.parse(known.data());
  return Date.parse(record.expiresAt) > now.getTime() ? record : undefined;
}

/** The fields of a record as they are stored. */
export function newIdempotencyRecord(fingerprint: string, outcome: unknown, now: Date) {
  return { fingerprint, outcome: JSON.stringify(outcome), expiresAt: later(now, IDEMPOTENCY_HOURS * HOUR) };
}
