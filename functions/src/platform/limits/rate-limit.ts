import { ApiError } from '#domain/core/errors.ts';
import type { DocumentReference, DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod';
import { rateLimitPath } from '../firestore-paths.ts';
import { HOUR, secondsUntil } from '../time.ts';
import { sha256 } from '../secrets.ts';
import { writeUnlessChanged } from '../write-unless-changed.ts';

/** How many requests of one kind somebody may send within a time window. */
export interface RateLimit {
  /** What is counted, such as 'enquiries by address'. */
  readonly name: string;
  /** Whose requests are counted: an IP or email address, stored only as a salted hash. */
  readonly subject: string;
  readonly most: number;
  /** Length of the window in hours of UTC; at most 24. */
  readonly hours: number;
}

export interface RateCount {
  readonly limit: RateLimit;
  readonly document: DocumentReference;
  readonly endsAt: Date;
}

/** The field of a count that is read. */
export const COUNT_FIELDS = ['count'];

const countSchema = z.object({
  /** Requests so far. */
  count: z.int().min(0),
});

/** The count of a limit in the current window. */
export function rateCount(database: Firestore, limit: RateLimit, salt: string, now: Date): RateCount {
  const length = limit.hours * HOUR;
  const window = Math.floor(now.getTime() / length);
  const id = sha256(JSON.stringify([salt, limit.name, limit.subject, window]));
  return { limit, document: database.doc(rateLimitPath(id)), endsAt: new Date((window + 1) * length) };
}

/** Counts one more request within a batch, which fails when somebody else counted since; throws rate_limited at the limit. */
export function countRequest(
  batch: WriteBatch,
  { limit, document, endsAt }: RateCount,
  stored: DocumentSnapshot | undefined,
  now: Date,
): void {
  const count = stored?.exists === true ? countSchema.parse(stored.data()).count : 0;
  if (count >= limit.most) {
    throw new ApiError('rate_limited', { headers: { 'Retry-After': String(secondsUntil(endsAt, now)) } });
  }
  // TTL deletes it soon after its window.
  writeUnlessChanged(batch, document, { count: count + 1, expiresAt: endsAt }, stored);
}
