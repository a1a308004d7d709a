import * as z from 'zod';
import { answerParent } from '#platform/answer-parent.ts';
import { FeedRejected } from './feed-rejected.ts';
import { readNights } from './read-nights.ts';

// The process of read-nights-apart.ts: reads one file and answers.

const fileSchema = z.object({ text: z.string(), end: z.string(), word: z.enum(['night', 'day']) });

answerParent((message) => {
  const { text, end, word } = fileSchema.parse(message);
  try {
    return { ranges: readNights(text, end, word) };
  } catch (error) {
    if (error instanceof FeedRejected) return { why: error.message };
    throw error;
  }
});
