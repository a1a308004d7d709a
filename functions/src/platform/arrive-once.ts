import { ApiError } from '@site/domain/errors';
import { IDEMPOTENCY_HOURS } from '@site/domain/limits';
import { storedTime } from '@site/domain/stored-time';
import type { DocumentReference, DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { DailySalt } from './daily-salt.ts';
import { idempotencyPath } from './firestore-paths.ts';
import { HOUR, later } from './moments.ts';
import { createOneAfterAnother } from './one-after-another.ts';
import { countOneMore, rateCount, writeCount, type RateLimit } from './rate-limit.ts';
import { sha256 } from './secrets.ts';
import { untilUndisturbed } from './until-undisturbed.ts';

/** A document that is read beside those that make something arrive once. */
export interface AlsoRead {
  /** The document. */
  readonly document: DocumentReference;
  /** The fields that are needed of it. */
  readonly fields: readonly string[];
}

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
  /** A document that `store` looks at, read in the same breath as everything else; null for none. */
  readonly alsoRead: AlsoRead | null;
  /** The shape of the outcome, to read what is answered to a repeat. */
  readonly outcome: z.ZodType<Outcome>;
  /** Adds what is to be written to the batch, and gives the outcome. May run again with a new batch. */
  readonly store: (batch: WriteBatch, now: Date, read: DocumentSnapshot | undefined) => Outcome;
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

const FIELDS = ['fingerprint', 'outcome', 'expiresAt', 'count'];

/**
 * One read, one batch: the record of the key, the counts, the documents and their mails are written together or not at
 * all, and only if record and counts are still as they were read. Of two that come at once with one key, one batch fails,
 * looks again and finds the other's record. Rejected: a transaction, whose locks make such a pair wait for seconds.
 */
export function createArriveOnce(database: () => Firestore, dailySalt: DailySalt, clock: () => Date): ArriveOnce {
  // A double click mostly meets its first in the same instance: waiting there is cheaper than two batches that collide.
  const oneAfterAnother = createOneAfterAnother();
  return async ({ endpoint, key, contents, limits, alsoRead, outcome, store }) => {
    const firestore = database();
    const record = firestore.doc(idempotencyPath(sha256(JSON.stringify([endpoint, key]))));
    const fingerprint = sha256(JSON.stringify(contents));
    const salt = await dailySalt(clock());
    const attempt = async () => {
      const now = clock();
      const counts = limits.map((limit) => rateCount(firestore, limit, salt, now));
      const documents = [record, ...counts.map(({ document }) => document)];
      const [known, ...rest] = await firestore.getAll(...documents, ...(alsoRead === null ? [] : [alsoRead.document]), {
        fieldMask: [...FIELDS, ...(alsoRead?.fields ?? [])],
      });
      const earlier = readRecord(known, now);
      if (earlier !== undefined) {
        if (earlier.fingerprint !== fingerprint) throw new ApiError('key_reused');
        return outcome.parse(JSON.parse(earlier.outcome));
      }
      const batch = firestore.batch();
      for (const [index, count] of counts.entries())
        writeCount(batch, count, countOneMore(count, rest[index], now), rest[index]);
      const result = store(batch, now, alsoRead === null ? undefined : rest.at(-1));
      const expiresAt = later(now, IDEMPOTENCY_HOURS * HOUR);
      const entry = { fingerprint, outcome: JSON.stringify(result), expiresAt };
      if (known?.updateTime === undefined) batch.create(record, entry);
      else batch.update(record, entry, { lastUpdateTime: known.updateTime });
      await batch.commit();
      return result;
    };
    return oneAfterAnother(record.id, () => untilUndisturbed(attempt));
  };
}

/** A record that still counts: TTL deletes one that has expired only some time later. */
function readRecord(known: DocumentSnapshot | undefined, now: Date): z.output<typeof recordSchema> | undefined {
  if (known?.exists !== true) return undefined;
  const record = recordSchema.parse(known.data());
  return Date.parse(record.expiresAt) > now.getTime() ? record : undefined;
}
