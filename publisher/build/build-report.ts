import * as z from 'zod';

const writtenFileSchema = z.strictObject({
  /** Path that visitors request, such as '/property/casa-da-duna'. */
  path: z.string().startsWith('/'),
  /** Name in the release, such as 'property/casa-da-duna.html'. */
  file: z.string().min(1),
  /** SHA-256 of the bytes, in hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What a build reports when it ends, successful or not. */
export const buildReportSchema = z.strictObject({
  /** Whether the release may go live. */
  outcome: z.enum(['ready', 'failed']),
  way: z.enum(['full', 'incremental']),
  /** Why the build was full or incremental, in a sentence. */
  why: z.string(),
  /** The site's `requestedRevision` before the content was read; 0 before the first request. */
  builtRevision: z.int().min(0),
  /** Number of pages of the release. */
  pages: z.int().min(0),
  /** Files whose bytes differ from those of the live release; all files when there is none. */
  written: z.array(writtenFileSchema),
  /** Paths that the live release has and this one has not. */
  removed: z.array(z.string().startsWith('/')),
  /** Wall time, in seconds. */
  seconds: z.number().min(0),
  /** Largest resident memory, in MB. */
  peakMegabytes: z.number().min(0),
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

/** A file of a release whose bytes are new to visitors. */
export type WrittenFile = z.infer<typeof writtenFileSchema>;
