import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import * as z from 'zod';

/** What a worker tells of one picture. */
export const pictureFiguresSchema = z.object({
  /** Milliseconds it took. */
  milliseconds: z.number().min(0),
  /** Resident memory after it, in MB. */
  residentMegabytes: z.number().min(0),
  /** Largest resident memory of the process so far, in MB. */
  peakMegabytes: z.number().min(0),
});

/** What a worker tells of one picture. */
export type PictureFigures = z.output<typeof pictureFiguresSchema>;

/** Makes this process a worker: each message names a file, which `work` processes; the answer says what it took. */
export function workOnPictures(work: (bytes: Buffer) => Promise<void>): void {
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
