import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SLOW_CALENDAR } from '#domain/stay/feeds/feed-text.ts';
import { nightRangeFields } from '#domain/stay/night-range.ts';
import type { NightWord } from '#domain/stay/night-word.ts';
import type { NightRange } from '#domain/stay/nights.ts';
import * as z from 'zod';
import { FeedRejected } from './feed-rejected.ts';

/** Milliseconds that one file may take; two megabytes of stays take a second. */
const MILLISECONDS = 5000;

/** Megabytes that one file may take while it is read. */
const MEGABYTES = 96;

const answerSchema = z.union([
  z.strictObject({ ranges: z.array(z.strictObject(nightRangeFields)) }),
  z.strictObject({ why: z.string() }),
]);

/** The bundle has it beside itself; tests and scripts run the source. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './read-nights.worker.ts' : './read-nights.worker.js',
  import.meta.url,
);

/**
 * Reads the nights of a file as `readNights` does, in a thread that is ended when it takes too long or too much memory: a
 * rule such as 'every day in steps of a hundred million' keeps the library busy for ever.
 */
export async function readNightsApart(
  text: string,
  end: string,
  word: NightWord,
  milliseconds = MILLISECONDS,
): Promise<NightRange[]> {
  const worker = new Worker(WORKER, {
    workerData: { text, end, word },
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  // A thread that runs out of memory while it is ended for its time fails once more, which nobody would handle.
  worker.on('error', () => undefined);
  try {
    const [message]: unknown[] = await once(worker, 'message', { signal: AbortSignal.timeout(milliseconds) });
    const answer = answerSchema.parse(message);
    if ('ranges' in answer) return answer.ranges;
    throw new FeedRejected(answer.why);
  } catch (cause) {
    if (isLimit(cause)) throw new FeedRejected(SLOW_CALENDAR, { cause });
    throw cause;
  } finally {
    await worker.terminate();
  }
}

/** Whether the time or the memory was not enough. */
function isLimit(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
