import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildEnvironment } from '#content/build-environment.ts';

/** Everything a compiled site is compiled from, besides the environment; the lockfile stands for the packages. */
const SOURCES = [
  'src',
  'publisher/render',
  'publisher/incremental',
  'public',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * Key of the code and environment of a site: two sites with the same key have the same code. `root` is the checkout.
 * Synchronous, because that reads thirteen hundred small files in an eighth of the time.
 */
export function codeKey(root: string, variables: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  const { contentSource, cacheFolder, codeKey: own, ...environment } = readBuildEnvironment(variables);
  void [contentSource, cacheFolder, own];
  hash.update(JSON.stringify([process.version, environment]));
  for (const source of SOURCES) addSource(hash, root, source);
  return hash.digest('hex').slice(0, 16);
}

function addSource(hash: Hash, root: string, path: string): void {
  for (const file of filesOf(join(root, path)).sort()) {
    // Without the length, text could move from one file to the next unnoticed.
    const content = readFileSync(file);
    hash.update(`${file.slice(root.length)} ${content.length}\n`).update(content);
  }
}

function filesOf(source: string): string[] {
  if (!statSync(source).isDirectory()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
