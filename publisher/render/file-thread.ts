import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PutFile } from './site-renderer.ts';
import type { KnownDigests } from '#publisher/incremental/changed-files.ts';

/** Size of a batch, about twenty pages: a message to the thread costs as much as a page. */
const BATCH_BYTES = 1_000_000;

/** Batches that may be in flight, so that a slow disk delays rendering instead of filling the memory. */
const MAX_BATCHES_IN_FLIGHT = 8;

/** Several files, with their bytes one after the other. */
export interface FileBatch {
  /** Path within the folder, and length in bytes. */
  files: { file: string; length: number }[];
  bytes: Uint8Array<ArrayBuffer>;
}

/** Writes files into a folder in a worker thread. */
export interface FileThread {
  /** Queues a file; rejects when an earlier one could not be written. */
  put: PutFile;
  /** Resolves with the SHA-256 of every file when all are written; rejects when one could not be written. */
  written: () => Promise<KnownDigests>;
  stop: () => Promise<void>;
}

/**
 * Writes files into a folder in a worker thread, because a new file takes up to four times as long where thousands were
 * removed shortly before (docs/decisions/0105-files-from-a-thread.md). Node's own thread pool costs as much as it saves.
 */
export function fileThread(folder: string): FileThread {
  let worker: Worker | null = null;
  let failed = new Promise<never>(() => undefined);
  let batch: { file: string; pieces: readonly Uint8Array[] }[] = [];
  let size = 0;
  let inFlight = 0;
  const digests = new Map<string, string>();

  // Started with the first batch, because most incremental builds write nothing this way.
  function startedWorker(): Worker {
    if (worker !== null) return worker;
    worker = new Worker(new URL('./file-thread-worker.ts', import.meta.url), { workerData: { folder } });
    worker.on('message', (written: [string, string][]) => {
      inFlight -= 1;
      for (const [file, sha256] of written) digests.set(file, sha256);
    });
    failed = failureOf(worker, folder);
    return worker;
  }

  function send(): void {
    if (batch.length === 0) return;
    const bytes = new Uint8Array(size);
    let end = 0;
    const files = batch.map(({ file, pieces }) => {
      const begin = end;
      for (const piece of pieces) {
        bytes.set(piece, end);
        end += piece.length;
      }
      return { file, length: end - begin };
    });
    startedWorker().postMessage({ files, bytes } satisfies FileBatch, [bytes.buffer]);
    inFlight += 1;
    [batch, size] = [[], 0];
  }

  async function waitForBatches(maxInFlight: number): Promise<void> {
    while (worker !== null && inFlight > maxInFlight) await Promise.race([once(worker, 'message'), failed]);
  }

  return {
    put(file, pieces) {
      batch.push({ file, pieces });
      for (const { length } of pieces) size += length;
      if (size < BATCH_BYTES) return;
      send();
      return waitForBatches(MAX_BATCHES_IN_FLIGHT);
    },
    async written() {
      send();
      await waitForBatches(0);
      return digests;
    },
    async stop() {
      await worker?.terminate();
    },
  };
}

/** Rejects when the thread fails or ends; the empty catch keeps that from being an unhandled rejection when nobody waits. */
function failureOf(worker: Worker, folder: string): Promise<never> {
  const failure = new Promise<never>((_, fail) => {
    worker.once('error', fail);
    worker.once('exit', () => fail(new Error(`The files for ${folder} were not written: their thread ended.`)));
  });
  failure.catch(() => undefined);
  return failure;
}
