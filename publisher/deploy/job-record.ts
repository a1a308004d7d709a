import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { publisherReportSchema } from '#domain/publishing/publisher-messages.ts';
import * as z from 'zod';

const jobNoteSchema = z.strictObject({
  /** Build at work. */
  buildId: z.uuid(),
  /** Release it makes live; null before that is decided. */
  release: z.string().nullable(),
  /** What to tell the house once that release is live, or whatever is left to tell; null before that is known. */
  report: publisherReportSchema.nullable(),
});

/** What a publisher that was killed needs to know when it comes back. */
export type JobNote = z.infer<typeof jobNoteSchema>;

/** The note of the job at work, in a file that is always whole. */
export interface JobNotes {
  /** The note; null when no job was at work. */
  readonly read: () => JobNote | null;
  /** Replaces it. */
  readonly write: (note: JobNote) => void;
  /** Takes it away, as the job is done. */
  readonly clear: () => void;
}

/** Notes in a file. */
export function jobNotesIn(file: string): JobNotes {
  return {
    read: () => {
      try {
        return jobNoteSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    write: (note) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.next`, JSON.stringify(note));
      renameSync(`${file}.next`, file);
    },
    clear: () => rmSync(file, { force: true }),
  };
}
