import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE_FOLDER } from './project-paths.ts';

const FILE = join(CACHE_FOLDER, 'hook-secret');

/** Secret with which the functions and the publisher of this checkout sign for each other; made once, for this machine only. */
export function localHookSecret(): string {
  const made = randomBytes(32).toString('hex');
  try {
    mkdirSync(dirname(FILE), { recursive: true });
    // Only if there is none: of two who come at once, one makes it and both read it.
    writeFileSync(FILE, made, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(FILE, 'utf8');
}
