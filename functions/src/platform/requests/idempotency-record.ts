import { IDEMPOTENCY_HOURS } from '#domain/core/limits.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { idempotencyPath } from '../firestore-paths.ts';
import { HOUR, later } from '../time.ts';
import { sha256 } from '../secrets.ts';

const recordSchema = z.object({
  /** SHA-256 of what came with the key. */
  fingerprint: z.string(),
  /** What was answered, as JSON. */
  outcome: z.string(),
  /** Until when the key is known. */
  expiresAt: storedTime,
});

/** What became of a request, by its key. */
export type IdempotencyRecord = z.output<typeof recordSchema>;

/** The record of a key; a key belongs to one endpoint. */
export function idempotencyRecord(firestore: Firestore, endpoint: string, key: string): DocumentReference {
  return firestore.doc(idempotencyPath(sha256(JSON.stringify([endpoint, key]))));
}

/** SHA-256 of what came with a key. */
export function fingerprintOf(contents: unknown): string {
  return sha256(JSON.stringify(contents));
}

/** A record that still counts, because TTL deletes one that has expired only some time later; undefined for none. */
export function readIdempotencyRecord(known: DocumentSnapshot | undefined, now: Date): IdempotencyRecord | undefined {
  if (known?.exists !== true) return undefined;
  const record = recordSchema.parse(known.data());
  return Date.parse(record.expiresAt) > now.getTime() ? record : undefined;
}

/** The fields of a record as they are stored. */
export function newIdempotencyRecord(fingerprint: string, outcome: unknown, now: Date) {
  return { fingerprint, outcome: JSON.stringify(outcome), expiresAt: later(now, IDEMPOTENCY_HOURS * HOUR) };
}
