import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LastRelease } from '#publisher/render/site-renderer.ts';

/** The manifest is next to a release, never in it: Hosting would publish it. */
export function manifestFile(release: string): string {
  return `${resolve(release)}.manifest.json`;
}

/**
 * Starts a hard-link copy of the last release; null when that has no manifest of the same code. The key of the code is
 * searched as text here, so that linking runs while the renderer of the site is still being loaded.
 */
export async function linkLastRelease(from: string, folder: string, code: string): Promise<LastRelease | null> {
  const manifest = await readFile(manifestFile(from), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  if (!manifest.slice(0, manifest.indexOf('\n')).includes(`"code":"${code}"`)) return null;
  const linked = hardLinkRelease(resolve(from), folder);
  // Every build awaits it later; until then a failure must not end the process as an unhandled rejection.
  linked.catch(() => undefined);
  return { manifest, linked };
}

/**
 * Fills an empty folder with hard links to all files of a release, in a worker thread: twenty thousand links take as long
 * as reading and rendering the changes.
 */
function hardLinkRelease(from: string, to: string): Promise<void> {
  const worker = new Worker(new URL('./hard-link-worker.ts', import.meta.url), { workerData: { from, to } });
  return new Promise((done, fail) => {
    worker.once('message', () => done());
    worker.once('error', fail);
    worker.once('exit', () => fail(new Error(`The release ${from} could not be linked into ${to}.`)));
  });
}
