import * as z from 'zod';

/** A file of a release that visitors get anew. */
const writtenFileSchema = z.strictObject({
  /** Address it answers under, such as '/property/casa-da-duna'. */
  path: z.string().startsWith('/'),
  /** Its name in the release, such as 'property/casa-da-duna.html'. */
  file: z.string().min(1),
  /** SHA-256 of its bytes, in hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What a build says of itself when it ends, well or badly. */
export const buildReportSchema = z.strictObject({
  /** Whether the release may go live. */
  outcome: z.enum(['ready', 'failed']),
  /** Whether everything was written, or only what changed. */
  way: z.enum(['full', 'incremental']),
  /** Why it was that way, in a sentence. */
  why: z.string(),
  /** The site's `requestedRevision` before the content was read; 0 when nobody asked yet. */
  builtRevision: z.int().min(0),
  /** Pages and files that were rendered. */
  pages: z.int().min(0),
  /** Files whose bytes differ from those of the last release; all of them when there is none. */
  written: z.array(writtenFileSchema),
  /** Addresses that the last release had and this one has not. */
  removed: z.array(z.string().startsWith('/')),
  /** Wall time, in seconds. */
  seconds: z.number().min(0),
  /** Largest resident memory, in MB. */
  peakMegabytes: z.number().min(0),
  /** What keeps the release from going live. */
  faults: z.array(
    z.strictObject({
      /** Address of the page, or place of the document; '' for the build as a whole. */
      page: z.string(),
      /** What is wrong, in a sentence. */
      why: z.string(),
    }),
  ),
});

/** What a build says of itself when it ends. */
export type BuildReport = z.infer<typeof buildReportSchema>;

/** A file of a release that visitors get anew. */
export type WrittenFile = z.infer<typeof writtenFileSchema>;
