import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Absolute folder of the checkout, without a slash at the end. */
export const PROJECT_ROOT = join(import.meta.dirname, '..', '..');

/** Folder for everything that can be regenerated or belongs to this machine only; git ignores it. */
export const CACHE_FOLDER = join(PROJECT_ROOT, '.cache');

/** The project's own Node (24), whatever the machine has on its PATH. */
export const NODE = join(PROJECT_ROOT, 'node_modules', '.bin', 'node');

/** Data of `npm start`, written on stop and read on start. */
export const START_DATA_FOLDER = join(CACHE_FOLDER, 'emulator-data');

/** Folder of one running set for logs; emptied at every start. */
export function runFolder(setName: string): string {
  return join(CACHE_FOLDER, 'emulators', setName);
}

/** File with the process id of firebase-tools while a set runs; it remains only when this process was killed. */
export function pidFile(setName: string): string {
  return join(runFolder(setName), 'pid');
}

/**
 * TMPDIR of one running set. The Storage emulator wipes a fixed folder below it, so two sets must never share one. It is
 * below the system's folder and its name is short, because the Functions emulator opens sockets in it: their paths have at
 * most 103 characters on macOS, whose folder takes 48, and the name of a socket 30.
 */
export function temporaryFolder(setName: string): string {
  const checkout = createHash('sha256').update(PROJECT_ROOT).digest('hex').slice(0, 8);
  return join(tmpdir(), `site-${checkout}-${setName}`);
}
