import { ApiError } from '#domain/core/errors.ts';
import * as z from 'zod';
import { runInProcess } from '#platform/run-in-process.ts';
import type { PdfContent } from './pdf-content.ts';
import type { Photo } from './photos.ts';

/** Milliseconds that one PDF may take; a full one takes one second. */
const MILLISECONDS = 15_000;

/** Megabytes that one PDF may take while it is made. */
const MEGABYTES = 256;

/** What a PDF is made of. */
export interface PdfInput {
  readonly content: PdfContent;
  readonly photos: readonly Photo[];
}

/** Beside the bundle of the functions. */
const WORKER = new URL('./pdf.worker.js', import.meta.url);

/**
 * Makes a PDF in a process that is ended when it takes too long or too much memory. The library of the layouts is loaded
 * there alone, so that no other function starts later because of it.
 */
export async function renderApart(
  { content, photos }: PdfInput,
  { worker = WORKER, milliseconds = MILLISECONDS } = {},
): Promise<Uint8Array> {
  try {
    return z
      .instanceof(Uint8Array)
      .parse(await runInProcess(worker, { content, photos }, { milliseconds, megabytes: MEGABYTES }));
  } catch (cause) {
    throw new ApiError('unavailable', { cause });
  }
}
