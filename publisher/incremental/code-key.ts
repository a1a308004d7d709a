import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildEnvironment } from '#content/build-environment.ts';

/** Everything a compiled site is made from, besides the environment: packages are named by the lockfile. */
const SOURCES = [
  'src',
  'publisher/render',
  'public',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * Names what a site would be compiled from: two sites with one key have the same code. `root` is the checkout. It does not
 * wait for threads: thirteen hundred small files are read in an eighth of the time.
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
    // The length keeps a text from moving between two files unnoticed.
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
