import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A release that starts as hard links to the files of the last one: a file is replaced, never changed in place. */
export interface HardLinkCopy {
  /** Replaces a file, unless it has the same bytes already. */
  put: (file: string, pieces: readonly Uint8Array[]) => void;
  rename: (from: string, to: string) => void;
  /** Replaces every occurrence of an ASCII name in a file. */
  replaceName: (file: string, from: string, to: string) => void;
  remove: (file: string) => void;
  /** The files that were written and removed so far. */
  files: () => { written: string[]; removed: string[] };
}

/** Changes the hard-link copy in a folder. */
export function openHardLinkCopy(folder: string): HardLinkCopy {
  const written = new Set<string>();
  const removed = new Set<string>();

  function put(file: string, pieces: readonly Uint8Array[]): void {
    const target = join(folder, file);
    const bytes = Buffer.concat(pieces);
    if (readIfPresent(target)?.equals(bytes) === true) return;
    rmSync(target, { force: true });
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes, { flag: 'wx' });
    written.add(file);
    removed.delete(file);
  }

  function remove(file: string): void {
    rmSync(join(folder, file), { force: true });
    written.delete(file);
    removed.add(file);
  }

  return {
    put,
    remove,
    rename(from, to) {
      renameSync(join(folder, from), join(folder, to));
      removed.add(from);
      removed.delete(to);
      written.add(to);
    },
    replaceName(file, from, to) {
      // Latin 1 keeps every byte, and the name is ASCII.
      const text = readFileSync(join(folder, file), 'latin1');
      put(file, [Buffer.from(text.replaceAll(from, to), 'latin1')]);
    },
    files: () => ({ written: [...written].sort(), removed: [...removed].sort() }),
  };
}

function readIfPresent(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
