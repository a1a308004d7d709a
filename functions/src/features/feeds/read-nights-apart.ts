import { SLOW_CALENDAR } from '#domain/stay/feeds/feed-text.ts';
import { nightRangeFields } from '#domain/stay/night-range.ts';
import type { NightWord } from '#domain/stay/night-word.ts';
import type { NightRange } from '#domain/stay/nights.ts';
import * as z from 'zod';
import { ProcessLimitExceeded, runInProcess } from '#platform/run-in-process.ts';
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
 * Reads the nights of a file as `readNights` does, in a process that is ended when it takes too long or too much memory: a
 * rule such as 'every day in steps of a hundred million' keeps the library busy for ever.
 */
export async function readNightsApart(
  text: string,
  end: string,
  word: NightWord,
  milliseconds = MILLISECONDS,
): Promise<NightRange[]> {
  const answer = answerSchema.parse(await readFile({ text, end, word }, milliseconds));
  if ('ranges' in answer) return answer.ranges;
  throw new FeedRejected(answer.why);
}

async function readFile(file: { text: string; end: string; word: NightWord }, milliseconds: number): Promise<unknown> {
  try {
    return await runInProcess(WORKER, file, { milliseconds, megabytes: MEGABYTES });
  } catch (cause) {
    if (cause instanceof ProcessLimitExceeded) throw new FeedRejected(SLOW_CALENDAR, { cause });
    throw cause;
  }
}
