import * as z from 'zod';
import { buildResultSchema, writtenPageSchema } from '#domain/publishing/build-record.ts';

/** What a build reports when it ends, successful or not: the result that is stored, before it is cut to size. */
export const buildReportSchema = buildResultSchema.omit({ writtenCount: true }).extend({
  /** Whether the release may go live. */
  outcome: z.enum(['ready', 'failed']),
  /** Files whose bytes differ from those of the live release; all files when there is none. */
  written: z.array(writtenPageSchema),
  /** Paths that the live release has and this one has not. */
  removed: z.array(z.string().startsWith('/')),
  /** What keeps the release from going live. */
  faults: z.array(
    z.strictObject({
      /** Path of the page or of the document; '' for the build as a whole. */
      page: z.string(),
      /** What is wrong, in a sentence. */
      why: z.string(),
    }),
  ),
});

export type BuildReport = z.infer<typeof buildReportSchema>;
