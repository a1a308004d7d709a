import { ApiError } from '@site/domain/errors';
import { IDEMPOTENCY_HOURS } from '@site/domain/limits';
import { storedTime } from '@site/domain/stored-time';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { DailySalt } from './daily-salt.ts';
import { idempotencyPath } from './firestore-paths.ts';
import { HOUR, later } from './moments.ts';
import { countOneMore, rateCount, writeCount, type RateLimit } from './rate-limit.ts';
import { sha256 } from './secrets.ts';

/** Something that arrives and must be stored once, however often it is sent. */
export interface Arrival<Outcome> {
  /** The endpoint's name: a key belongs to one endpoint. */
  readonly endpoint: string;
  /** The idempotency key of the form. */
  readonly key: string;
  /** What the form said: the same key must come with the same. */
  readonly contents: unknown;
  /** The limits that a first arrival counts against; a repeat does not. */
  readonly limits: readonly RateLimit[];
  /** The shape of the outcome, to read what is answered to a repeat. */
  readonly outcome: z.ZodType<Outcome>;
  /** Does the writing within the transaction, its reads before its writes, and gives the outcome. May run again. */
  readonly store: (transaction: Transaction, now: Date) => Promise<Outcome>;
}

/** Stores arrivals, each once. */
export type ArriveOnce = <Outcome>(arrival: Arrival<Outcome>) => Promise<Outcome>;

const recordSchema = z.object({
  /** SHA-256 of what came with the key. */
  fingerprint: z.string(),
  /** What was answered, as JSON. */
  outcome: z.string(),
  /** Until when the key is known. */
  expiresAt: storedTime,
});

/**
 * One transaction holds everything: the record of the key, the counts, the documents and their mails. Either all of it is
 * there or nothing, whatever breaks in between; and of two that come at once with one key, the second finds the first's
 * record. Rejected: a batch that creates the record without reading, which is one round trip less but cannot hold a limit.
 */
export function createArriveOnce(database: () => Firestore, dailySalt: DailySalt, clock: () => Date): ArriveOnce {
  return async ({ endpoint, key, contents, limits, outcome, store }) => {
    const now = clock();
    const firestore = database();
    const salt = await dailySalt(now);
    const record = firestore.doc(idempotencyPath(sha256(JSON.stringify([endpoint, key]))));
    const counts = limits.map((limit) => rateCount(firestore, limit, salt, now));
    const fingerprint = sha256(JSON.stringify(contents));
    return firestore.runTransaction(async (transaction) => {
      const [known, ...stored] = await transaction.getAll(record, ...counts.map(({ document }) => document));
      const earlier = known === undefined ? undefined : readRecord(known, now);
      if (earlier !== undefined) {
        if (earlier.fingerprint !== fingerprint) throw new ApiError('key_reused');
        return outcome.parse(JSON.parse(earlier.outcome));
      }
      const next = counts.map((count, index) => {
        const snapshot = stored[index];
        if (snapshot === undefined) throw new Error('Firestore gave fewer documents than were asked for');
        return { count, number: countOneMore(count, snapshot, now) };
      });
      const result = await store(transaction, now);
      for (const { count, number } of next) writeCount(transaction, count, number);
      const expiresAt = later(now, IDEMPOTENCY_HOURS * HOUR);
      transaction.set(record, { fingerprint, outcome: JSON.stringify(result), expiresAt });
      return result;
    });
  };
}

/** A record that still counts: TTL deletes one that has expired only some time later. */
function readRecord(known: DocumentSnapshot, now: Date): z.output<typeof recordSchema> | undefined {
  if (!known.exists) return undefined;
  const record = recordSchema.parse(known.data());
  return Date.parse(record.expiresAt) > now.getTime() ? record : undefined;
}
