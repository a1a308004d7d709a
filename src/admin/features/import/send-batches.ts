import type { ImportOutcome, SentRow } from '#domain/api/import.ts';
import { IMPORT_BATCH } from '#domain/import/limits.ts';
import { callWithRetry } from '#lib/api/call-with-retry.ts';

/** Sends one batch; idempotent. */
export type SendBatch = (rows: readonly SentRow[], number: number) => Promise<readonly ImportOutcome[]>;

/** How batches are sent and reported. */
export interface Sending {
  readonly send: SendBatch;
  /** Receives all results so far after each batch; after an error they are what is known. */
  readonly progress: (outcomes: readonly ImportOutcome[]) => void;
  /** Reports the start (true) and the end (false) of the wait for a connection. */
  readonly onOffline: (isOffline: boolean) => void;
  /** Stops the sending between two batches. */
  readonly signal: AbortSignal;
}

/**
 * Sends rows in batches, one after the other, because the API assigns slugs in their order. Returns the results until the
 * signal aborts.
 */
export async function sendBatches(
  rows: readonly SentRow[],
  { send, progress, onOffline, signal }: Sending,
): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = [];
  for (let from = 0; from < rows.length; from += IMPORT_BATCH) {
    const batch = rows.slice(from, from + IMPORT_BATCH);
    try {
      outcomes.push(...(await callWithRetry(() => send(batch, from / IMPORT_BATCH), { onOffline, signal })));
    } catch (error) {
      if (signal.aborted) break;
      throw error;
    }
    progress([...outcomes]);
  }
  return outcomes;
}
