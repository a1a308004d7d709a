import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { FixableError } from '#scripts/dev/setup/fixable-error.mjs';
import { hashConfigSchema } from './accounts.ts';

export const BACKUP_FILES = {
  documents: 'documents.ndjson',
  accounts: 'accounts.ndjson',
  files: 'files.ndjson',
} as const;

/** File with the manifest; written last, so that an interrupted backup has none. */
export const MANIFEST = 'backup.json';

/** Number of lines and SHA-256 of a file. */
const linesSchema = z.object({
  count: z.int().min(0),
  sha256: z.string(),
});

export const manifestSchema = z.object({
  /** Format of the backup. */
  version: z.literal(1),
  /** The project that was backed up. */
  project: z.string(),
  /** Time at which the backup started. */
  takenAt: z.iso.datetime(),
  documents: linesSchema,
  accounts: linesSchema,
  files: linesSchema,
  /** How the project hashed passwords; null for the emulator. */
  hashConfig: hashConfigSchema.nullable(),
});

export type Manifest = z.output<typeof manifestSchema>;

/** Reads the manifest of a backup; throws a FixableError when a folder is not a complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch (cause) {
    throw new FixableError(`${folder} holds no whole backup: name a folder that 'npm run backup' has finished.`, {
      cause,
    });
  }
}
