import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { WrittenFile } from '#publisher/render/build-report.ts';

/** What a release changes for visitors. */
export interface ReleaseChanges {
  /** New and changed files. */
  written: WrittenFile[];
  /** Paths that the release no longer has. */
  removed: string[];
}

/** The path at which Hosting serves a file of a release: /rentals for rentals.html. */
export function pathOfFile(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/** SHA-256 in hexadecimal of the files whose digest was computed while they were written. */
export type KnownDigests = ReadonlyMap<string, string>;

export function describeFile(folder: string, file: string, known?: KnownDigests): WrittenFile {
  return { path: pathOfFile(file), file, sha256: known?.get(file) ?? sha256Of(readFileSync(join(folder, file))) };
}

/** SHA-256 in hexadecimal. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Compares a release with the one before, byte by byte; `before` is null for the first release. */
export function changedFiles(folder: string, before: string | null, digests?: KnownDigests): ReleaseChanges {
  const files = filesIn(folder);
  const described = (file: string): WrittenFile => describeFile(folder, file, digests);
  if (before === null) return { written: files.map(described), removed: [] };
  const known = new Set(filesIn(before));
  const written = files.filter((file) => !known.has(file) || !sameBytes(join(folder, file), join(before, file)));
  const kept = new Set(files);
  const removed = [...known].filter((file) => !kept.has(file)).map(pathOfFile);
  return { written: written.map(described), removed };
}

function sameBytes(one: string, other: string): boolean {
  const [first, second] = [statSync(one), statSync(other)];
  return first.size === second.size && (first.ino === second.ino || readFileSync(one).equals(readFileSync(other)));
}

/** All files below a folder, sorted by name, with '/' between the parts of a name. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}
