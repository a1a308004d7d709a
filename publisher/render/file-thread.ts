import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PutFile } from './site-program.ts';
import type { KnownDigests } from '#publisher/incremental/changed-files.ts';

/** What goes to the thread at once, in bytes: pages go twenty at a time, because each message costs as much as a page. */
const BATCH_BYTES = 1_000_000;

/** Batches that may be on their way, so that a slow disk holds the pages back and not the memory. */
const BATCHES_AHEAD = 8;

/** A number of files, their bytes one after the other. */
export interface FileBatch {
  /** Path within the folder and length in bytes of each. */
  files: { file: string; length: number }[];
  /** The bytes of all. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** Writes files into a folder in a thread of its own. */
export interface FileThread {
  /** Takes a file; rejects when one before it could not be written. */
  put: PutFile;
  /** Resolves with the SHA-256 of every file when all are written; rejects when one could not be. */
  written: () => Promise<KnownDigests>;
  /** Ends the thread. */
  stop: () => Promise<void>;
}

/**
 * Begins to write into a folder. In a thread of its own: a new file takes up to four times as long where thousands were
 * removed shortly before (docs/decisions/0105-files-from-a-thread.md). Node's pool of threads costs as much as it saves.
 */
export function fileThread(folder: string): FileThread {
  let worker: Worker | null = null;
  let failed = new Promise<never>(() => undefined);
  let batch: { file: string; pieces: readonly Uint8Array[] }[] = [];
  let size = 0;
  let underWay = 0;
  const digests = new Map<string, string>();

  // Most builds of what changed write nothing this way.
  function started(): Worker {
    if (worker !== null) return worker;
    worker = new Worker(new URL('./file-thread-worker.ts', import.meta.url), { workerData: { folder } });
    worker.on('message', (written: [string, string][]) => {
      underWay -= 1;
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
    started().postMessage({ files, bytes } satisfies FileBatch, [bytes.buffer]);
    underWay += 1;
    [batch, size] = [[], 0];
  }

  async function until(most: number): Promise<void> {
    while (worker !== null && underWay > most) await Promise.race([once(worker, 'message'), failed]);
  }

  return {
    put(file, pieces) {
      batch.push({ file, pieces });
      for (const { length } of pieces) size += length;
      if (size < BATCH_BYTES) return;
      send();
      return until(BATCHES_AHEAD);
    },
    async written() {
      send();
      await until(0);
      return digests;
    },
    async stop() {
      await worker?.terminate();
    },
  };
}

/** Rejects when the thread fails or ends; nobody may be waiting then, so it is no unhandled rejection. */
function failureOf(worker: Worker, folder: string): Promise<never> {
  const failure = new Promise<never>((_, fail) => {
    worker.once('error', fail);
    worker.once('exit', () => fail(new Error(`The files for ${folder} were not written: their thread ended.`)));
  });
  failure.catch(() => undefined);
  return failure;
}
