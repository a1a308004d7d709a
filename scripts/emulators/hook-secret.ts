import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE_FOLDER } from './project-paths.ts';

const FILE = join(CACHE_FOLDER, 'hook-secret');

/** Secret with which the functions and the publisher of this checkout sign messages; created once on each machine. */
export function localHookSecret(): string {
  const secret = randomBytes(32).toString('hex');
  try {
    mkdirSync(dirname(FILE), { recursive: true });
    // 'wx' fails if the file exists: of two processes at the same time, one creates it and both read it.
    writeFileSync(FILE, secret, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(FILE, 'utf8');
}
