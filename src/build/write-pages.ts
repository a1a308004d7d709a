import { closeSync, mkdirSync, openSync, writevSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files into a folder and makes the folders that they need. */
export type FileWriter = (file: string, pieces: readonly Uint8Array[]) => void;

/**
 * Makes a writer of files below `folder`. It does not wait for threads: a page is written in less time than it takes to
 * wait for one (docs/benchmarks.md).
 */
export function fileWriter(folder: string): FileWriter {
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

/** The body of a rendered page; only the page for unknown addresses may answer that it was not found. */
export async function renderedBody(pathname: string, response: Response): Promise<Uint8Array> {
  if (response.status !== (pathname === '/404' ? 404 : 200)) {
    throw new Error(`${pathname} cannot be rendered (${response.status}); the reason stands above.`);
  }
  return new Uint8Array(await response.arrayBuffer());
}
