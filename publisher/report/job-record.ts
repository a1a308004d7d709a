import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { publisherReportSchema } from '#domain/publishing/publisher-messages.ts';
import * as z from 'zod';

const jobRecordSchema = z.strictObject({
  buildId: z.uuid(),
  /** Release that goes live with the build; null before that is decided. */
  release: z.string().nullable(),
  /** Report to send once that release is live, or that could not be sent yet; null before it is known. */
  report: publisherReportSchema.nullable(),
});

/** What a publisher needs to know about its job when it restarts after it was killed. */
export type JobRecord = z.infer<typeof jobRecordSchema>;

/** The record of the running job, in a file that is replaced atomically. */
export interface JobRecordFile {
  /** null when no job was running. */
  readonly read: () => JobRecord | null;
  readonly write: (record: JobRecord) => void;
  /** Removes the record when the job is done. */
  readonly clear: () => void;
}

export function openJobRecord(file: string): JobRecordFile {
  return {
    read: () => (existsSync(file) ? jobRecordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null),
    write: (record) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.next`, JSON.stringify(record));
      renameSync(`${file}.next`, file);
    },
    clear: () => rmSync(file, { force: true }),
  };
}
