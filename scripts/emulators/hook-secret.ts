import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE_FOLDER } from './project-paths.ts';

/** Secret with which the functions and the publisher of this checkout sign messages; created once on each machine. */
export function localHookSecret(file = join(CACHE_FOLDER, 'hook-secret')): string {
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (known !== '') return known;
  // A full disk leaves a file that is empty.
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, randomBytes(32).toString('hex'), { mode: 0o600 });
    // Fails if the file exists: of two processes at the same time, one creates it, whole, and both read it.
    linkSync(own, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(own, { force: true });
  }
  return readFileSync(file, 'utf8');
}
