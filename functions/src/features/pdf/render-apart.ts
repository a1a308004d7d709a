import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ApiError } from '#domain/core/errors.ts';
import * as z from 'zod';
import type { PdfContent } from './pdf-content.ts';
import type { Photo } from './photos.ts';

/** Milliseconds that one PDF may take; a full one takes one second. */
const MILLISECONDS = 15_000;

/** Megabytes that one PDF may take while it is made. */
const MEGABYTES = 256;

/** What the thread makes a PDF of. */
export interface PdfInput {
  readonly content: PdfContent;
  readonly photos: readonly Photo[];
}

/** Beside the bundle of the functions. */
const WORKER = new URL('./pdf.worker.js', import.meta.url);

/**
 * Makes a PDF in a thread that is ended when it takes too long or too much memory. The library of the layouts is loaded
 * there alone, so that no other function starts later because of it.
 */
export async function renderApart(
  input: PdfInput,
  { worker: file = WORKER, milliseconds = MILLISECONDS } = {},
): Promise<Uint8Array> {
  const worker = new Worker(file, { workerData: input, resourceLimits: { maxOldGenerationSizeMb: MEGABYTES } });
  // A thread that runs out of memory while it is ended for its time fails once more, which nobody would handle.
  worker.on('error', () => undefined);
  try {
    const [message]: unknown[] = await once(worker, 'message', { signal: AbortSignal.timeout(milliseconds) });
    return z.instanceof(Uint8Array).parse(message);
  } catch (cause) {
    throw new ApiError('unavailable', { cause });
  } finally {
    await worker.terminate();
  }
}
