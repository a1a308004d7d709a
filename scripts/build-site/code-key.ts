import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuildEnvironment } from '../../src/build/environment.ts';

/** Everything a compiled site is made from, besides the environment: packages are named by the lockfile. */
const SOURCES = ['src', 'public', 'astro.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'];

/** Names what a site would be compiled from: two sites with one key have the same code. `root` is the checkout. */
export async function codeKey(root: string, variables: NodeJS.ProcessEnv): Promise<string> {
  const hash = createHash('sha256');
  const { contentSource, cacheFolder, codeKey: own, ...environment } = readBuildEnvironment(variables);
  void [contentSource, cacheFolder, own];
  hash.update(JSON.stringify([process.version, environment]));
  for (const source of SOURCES) await addSource(hash, root, source);
  return hash.digest('hex').slice(0, 16);
}

async function addSource(hash: ReturnType<typeof createHash>, root: string, path: string): Promise<void> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return null;
    throw error;
  });
  const files = entries
    ? entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    : [join(root, path)];
  for (const file of files.sort()) {
    // The length keeps a text from moving between two files unnoticed.
    const content = await readFile(file);
    hash.update(`${file.slice(root.length)} ${content.length}\n`).update(content);
  }
}
