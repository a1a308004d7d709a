import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import * as z from 'zod';
import type { BuildReport } from './build-report.ts';

/** SHA-256 in hexadecimal of each file of a release, by name; '/' between the parts of a name. */
export type ReleaseFiles = Readonly<Record<string, string>>;

const releaseFilesSchema = z.record(z.string(), z.string());

/** What a release changes for visitors. */
export type ReleaseChanges = Pick<BuildReport, 'written' | 'removed'>;

/** The list of a release's files is next to the release, never in it: Hosting would publish it. */
export function filesListOf(release: string): string {
  return `${resolve(release)}.files.json`;
}

/** Reads the list of the files of a release that may have none. */
export function readFilesList(release: string): ReleaseFiles | null {
  const file = filesListOf(release);
  return existsSync(file) ? releaseFilesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Hashes all files of a release. */
export function listFiles(folder: string): ReleaseFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
  return Object.fromEntries(names.map((name) => [name, hash('sha256', readFileSync(join(folder, name)))]));
}

/** Compares the files of a release with those of the live one; everything is new when there is none. */
export function compareFiles(files: ReleaseFiles, live: ReleaseFiles | null): ReleaseChanges {
  const before = new Map(Object.entries(live ?? {}));
  const written = Object.entries(files)
    .filter(([file, sha256]) => before.get(file) !== sha256)
    .map(([file, sha256]) => ({ path: pathOfFile(file), file, sha256 }));
  const removed = [...before.keys()].filter((file) => files[file] === undefined).map(pathOfFile);
  return { written, removed };
}

/** The path at which Hosting serves a file of a release: /rentals for rentals.html. */
export function pathOfFile(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}
