import type { ImportOutcome, SentRow } from '#domain/api/import.ts';
import { IMPORT_BATCH } from '#domain/import/limits.ts';

/** How batches are sent, reported and retried. */
export interface Sending {
  /** Sends one batch. */
  readonly send: (rows: readonly SentRow[], number: number) => Promise<readonly ImportOutcome[]>;
  /** Receives the number of rows with a result after each batch. */
  readonly progress: (done: number) => void;
  /** Stops the sending between two batches. */
  readonly signal: AbortSignal;
  /** Whether sending the batch again may succeed. */
  readonly isTransient: (error: unknown) => boolean;
  /** Waits before a batch is sent again. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** Milliseconds before each retry of a batch. */
const PAUSES = [1000, 3000, 8000] as const;

/**
 * Sends rows in batches, one after the other, because the API assigns slugs in their order. A batch with a transient error
 * is sent again, which is safe because batches are idempotent. Returns the results until the signal aborts.
 */
export async function sendBatches(rows: readonly SentRow[], sending: Sending): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = [];
  for (let from = 0; from < rows.length && !sending.signal.aborted; from += IMPORT_BATCH) {
    const batch = rows.slice(from, from + IMPORT_BATCH);
    outcomes.push(...(await sendOne(batch, from / IMPORT_BATCH, sending)));
    sending.progress(outcomes.length);
  }
  return outcomes;
}

async function sendOne(batch: readonly SentRow[], number: number, sending: Sending): Promise<readonly ImportOutcome[]> {
  for (const pause of PAUSES) {
    try {
      return await sending.send(batch, number);
    } catch (error) {
      if (!sending.isTransient(error) || sending.signal.aborted) throw error;
      await sending.pause(pause);
    }
  }
  return sending.send(batch, number);
}
