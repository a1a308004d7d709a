import { ApiError } from '#domain/core/errors.ts';
import type { DocumentReference, DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import type * as z from 'zod';
import {
  acknowledgementCap,
  CAP_FIELDS,
  takeAcknowledgement,
  type Acknowledgement,
} from '../limits/acknowledgement-cap.ts';
import type { DailySalt } from '../limits/daily-salt.ts';
import { fingerprintOf, idempotencyRecord, newIdempotencyRecord, readIdempotencyRecord } from './idempotency-record.ts';
import { createSerialQueue } from '../serial-queue.ts';
import { countOneMore, rateCount, writeCount, type RateLimit } from '../limits/rate-limit.ts';
import { retryOnContention } from '../retry-on-contention.ts';

/** A document that `store` needs, and its fields. */
export interface AlsoRead {
  readonly document: DocumentReference;
  readonly fields: readonly string[];
}

/** A request that must be stored once, however often it is sent. */
export interface ReceivedRequest<Outcome> {
  /** Name of the endpoint that the key belongs to. */
  readonly endpoint: string;
  readonly key: string;
  /** Contents of the form, which a repeat with the same key must match. */
  readonly contents: unknown;
  /** The limits that the first request counts against; repeats do not count. */
  readonly limits: readonly RateLimit[];
  /** A document that `store` needs, read in the same request as everything else; null for none. */
  readonly alsoRead: AlsoRead | null;
  /** The email that `store` sends to an unconfirmed address; null for none. */
  readonly acknowledgement: Acknowledgement | null;
  /** Schema of the outcome, to parse the stored one for a repeat. */
  readonly outcome: z.ZodType<Outcome>;
  /** Adds the writes to the batch and gives the outcome. Runs again with a new batch after contention. */
  readonly store: (batch: WriteBatch, now: Date, read: DocumentSnapshot | undefined, acknowledged: boolean) => Outcome;
}

export type StoreIdempotent = <Outcome>(received: ReceivedRequest<Outcome>) => Promise<Outcome>;

const FIELDS = ['fingerprint', 'outcome', 'expiresAt', 'count'];

/**
 * Stores requests once, with one read and one batch: the record of the key, the counts, the documents and their emails are
 * written together or not at all, and only if nobody changed the record and the counts since. Of two requests at the same
 * time with one key, one batch fails, reads again and finds the other's record. Rejected: a transaction, whose locks make
 * such a pair wait for seconds.
 */
export function createStoreIdempotent(
  database: () => Firestore,
  dailySalt: DailySalt,
  clock: () => Date,
): StoreIdempotent {
  // Both requests of a double click mostly reach the same instance: a queue there is cheaper than batches that collide.
  const serialQueue = createSerialQueue();
  return async ({ endpoint, key, contents, limits, alsoRead, acknowledgement, outcome, store }) => {
    const firestore = database();
    const record = idempotencyRecord(firestore, endpoint, key);
    const fingerprint = fingerprintOf(contents);
    const salt = await dailySalt(clock());
    const attempt = async () => {
      const now = clock();
      const counts = limits.map((limit) => rateCount(firestore, limit, salt, now));
      const cap = acknowledgementCap(firestore, now);
      const documents = [
        record,
        ...counts.map(({ document }) => document),
        ...(acknowledgement === null ? [] : [cap.document]),
        ...(alsoRead === null ? [] : [alsoRead.document]),
      ];
      const [known, ...rest] = await firestore.getAll(...documents, {
        fieldMask: [...FIELDS, ...CAP_FIELDS, ...(alsoRead?.fields ?? [])],
      });
      const earlier = readIdempotencyRecord(known, now);
      if (earlier !== undefined) {
        if (earlier.fingerprint !== fingerprint) throw new ApiError('key_reused');
        return outcome.parse(JSON.parse(earlier.outcome));
      }
      const batch = firestore.batch();
      for (const [index, count] of counts.entries())
        writeCount(batch, count, countOneMore(count, rest[index], now), rest[index]);
      const acknowledged =
        acknowledgement !== null && (await takeAcknowledgement(batch, cap, rest[counts.length], acknowledgement, now));
      const result = store(batch, now, alsoRead === null ? undefined : rest.at(-1), acknowledged);
      const entry = newIdempotencyRecord(fingerprint, result, now);
      if (known?.updateTime === undefined) batch.create(record, entry);
      else batch.update(record, entry, { lastUpdateTime: known.updateTime });
      await batch.commit();
      return result;
    };
    return serialQueue(record.id, () => retryOnContention(attempt));
  };
}
