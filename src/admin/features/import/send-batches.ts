import type { ImportOutcome, SentRow } from '#domain/api/import.ts';
import { IMPORT_BATCH } from '#domain/core/limits.ts';

/** How rows are sent, and who listens. */
export interface Sending {
  /** Sends one batch. */
  readonly send: (rows: readonly SentRow[], number: number) => Promise<readonly ImportOutcome[]>;
  /** Hears after each batch how many rows were answered. */
  readonly progress: (answered: number) => void;
  /** Ends it between two batches. */
  readonly signal: AbortSignal;
  /** Whether a failure may pass by itself. */
  readonly mayPass: (error: unknown) => boolean;
  /** Waits before a batch is sent again. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** How long to wait before each further attempt at one batch, in milliseconds. */
const PAUSES = [1000, 3000, 8000] as const;

/**
 * Sends rows in batches, one after the other: addresses are given in their order. A batch that fails for a
 * moment is sent again, as it is the same however often it comes. Answers with what was answered until it was ended.
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
      if (!sending.mayPass(error) || sending.signal.aborted) throw error;
      await sending.pause(pause);
    }
  }
  return sending.send(batch, number);
}
