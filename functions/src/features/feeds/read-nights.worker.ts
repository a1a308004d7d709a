import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { FeedRejected } from './feed-rejected.ts';
import { readNights } from './read-nights.ts';

// The thread of read-nights-apart.ts: reads one file, answers and ends.

const { text, end, word } = z
  .object({ text: z.string(), end: z.string(), word: z.enum(['night', 'day']) })
  .parse(workerData);

function read() {
  try {
    return { ranges: readNights(text, end, word) };
  } catch (error) {
    if (error instanceof FeedRejected) return { why: error.message };
    throw error;
  }
}

parentPort?.postMessage(read());
