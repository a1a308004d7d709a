import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { MendableError } from '#scripts/dev/setup/fixable-error.mjs';
import { hashConfigSchema } from './accounts.ts';

/** The files of lines in a backup. */
export const BACKUP_FILES = {
  documents: 'documents.ndjson',
  accounts: 'accounts.ndjson',
  files: 'files.ndjson',
} as const;

/** Name of the file that makes a folder a backup; written last, so that one which broke off is none. */
export const MANIFEST = 'backup.json';

const linesSchema = z.object({
  /** Lines of the file. */
  count: z.int().min(0),
  /** Its SHA-256. */
  sha256: z.string(),
});

/** What a backup is. */
export const manifestSchema = z.object({
  /** How it is laid out. */
  version: z.literal(1),
  /** The project it was made of. */
  project: z.string(),
  /** When it was begun. */
  takenAt: z.iso.datetime(),
  documents: linesSchema,
  accounts: linesSchema,
  files: linesSchema,
  /** How the hashes of passwords were made; null when the project does not tell. */
  hashConfig: hashConfigSchema.nullable(),
});

/** What a backup is. */
export type Manifest = z.output<typeof manifestSchema>;

/** Reads what a backup is; throws a MendableError when a folder is none. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch (cause) {
    throw new MendableError(`${folder} holds no whole backup: name a folder that 'npm run backup' has finished.`, {
      cause,
    });
  }
}
