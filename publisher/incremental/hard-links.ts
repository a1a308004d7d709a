import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A release that begins as hard links to the files of the last one: a file is replaced, never changed in place. */
export interface HardLinkCopy {
  /** Replaces a file, unless it says the same already. */
  put: (file: string, pieces: readonly Uint8Array[]) => void;
  /** Gives a file another name. */
  move: (from: string, to: string) => void;
  /** Replaces every occurrence of a plain name in a file. */
  replaceName: (file: string, from: string, to: string) => void;
  /** Takes a file out. */
  take: (file: string) => void;
  /** What became of the release. */
  files: () => { written: string[]; removed: string[] };
}

/** Works on the overlay in a folder. */
export function hardLinkCopyIn(folder: string): HardLinkCopy {
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

  function take(file: string): void {
    rmSync(join(folder, file), { force: true });
    written.delete(file);
    removed.add(file);
  }

  return {
    put,
    take,
    move(from, to) {
      renameSync(join(folder, from), join(folder, to));
      removed.add(from);
      removed.delete(to);
      written.add(to);
    },
    replaceName(file, from, to) {
      // Latin 1 keeps every byte as it is, and a name is plain.
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
