import { closeSync, mkdirSync, openSync, writevSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Makes a function that writes files into a folder synchronously, with their subfolders; it throws on a partial write. */
export function fileWriter(folder: string): (file: string, pieces: readonly Uint8Array[]) => void {
  const folders = new Set<string>();
  return (file, pieces) => {
    const target = join(folder, file);
    const parent = dirname(target);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    writeWhole(target, pieces);
  };
}

function writeWhole(file: string, pieces: readonly Uint8Array[]): void {
  const descriptor = openSync(file, 'w');
  try {
    const size = pieces.reduce((sum, { length }) => sum + length, 0);
    if (writevSync(descriptor, pieces) !== size) throw new Error(`${file} could not be written whole.`);
  } finally {
    closeSync(descriptor);
  }
}
