import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import * as z from 'zod';

/** A worker's message about one picture. */
export const pictureFiguresSchema = z.object({
  milliseconds: z.number().min(0),
  /** Resident memory afterwards, in MB. */
  residentMegabytes: z.number().min(0),
  /** Largest resident memory of the process so far, in MB. */
  peakMegabytes: z.number().min(0),
});

export type PictureFigures = z.output<typeof pictureFiguresSchema>;

/** Makes this process a worker: each message names a file that `work` processes; the reply has the figures. */
export function runPictureWorker(work: (bytes: Buffer) => Promise<void>): void {
  process.on('message', (message) => void measure(z.string().parse(message), work));
}

async function measure(file: string, work: (bytes: Buffer) => Promise<void>): Promise<void> {
  const bytes = await readFile(file);
  const began = performance.now();
  await work(bytes);
  process.send?.({
    milliseconds: performance.now() - began,
    residentMegabytes: process.memoryUsage.rss() / 1024 ** 2,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  });
}
