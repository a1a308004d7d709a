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
import { createOneAfterAnother } from '../serial-queue.ts';
import { countOneMore, rateCount, writeCount, type RateLimit } from '../limits/rate-limit.ts';
import { retryOnContention } from '../retry-on-contention.ts';

/** A document that is read beside those that make something arrive once. */
export interface AlsoRead {
  /** The document. */
  readonly document: DocumentReference;
  /** The fields that are needed of it. */
  readonly fields: readonly string[];
}

/** Something that arrives and must be stored once, however often it is sent. */
export interface ReceivedRequest<Outcome> {
  /** The endpoint's name: a key belongs to one endpoint. */
  readonly endpoint: string;
  /** The idempotency key of the form. */
  readonly key: string;
  /** What the form said: the same key must come with the same. */
  readonly contents: unknown;
  /** The limits that a first arrival counts against; a repeat does not. */
  readonly limits: readonly RateLimit[];
  /** A document that `store` looks at, read in the same breath as everything else; null for none. */
  readonly alsoRead: AlsoRead | null;
  /** The email that `store` sends to an address that nobody has confirmed; null for none. */
  readonly acknowledgement: Acknowledgement | null;
  /** The shape of the outcome, to read what is answered to a repeat. */
  readonly outcome: z.ZodType<Outcome>;
  /** Adds what is to be written to the batch, and gives the outcome. May run again with a new batch. */
  readonly store: (batch: WriteBatch, now: Date, read: DocumentSnapshot | undefined, acknowledged: boolean) => Outcome;
}

/** Stores arrivals, each once. */
export type StoreIdempotent = <Outcome>(received: ReceivedRequest<Outcome>) => Promise<Outcome>;

const FIELDS = ['fingerprint', 'outcome', 'expiresAt', 'count'];

/**
 * One read, one batch: the record of the key, the counts, the documents and their mails are written together or not at
 * all, and only if record and counts are still as they were read. Of two that come at once with one key, one batch fails,
 * looks again and finds the other's record. Rejected: a transaction, whose locks make such a pair wait for seconds.
 */
export function createStoreIdempotent(
  database: () => Firestore,
  dailySalt: DailySalt,
  clock: () => Date,
): StoreIdempotent {
  // A double click mostly meets its first in the same instance: waiting there is cheaper than two batches that collide.
  const serialQueue = createOneAfterAnother();
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
