import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { LastRelease } from '#publisher/render/site-program.ts';
import { hardLinkRelease } from './hard-link-release.ts';

/** The ledger stands beside a release, never in it: Hosting would publish it. */
export function manifestFile(release: string): string {
  return `${resolve(release)}.ledger.json`;
}

/**
 * Begins a release out of the last one; null when that has no ledger of this code. The first line of a ledger is read as
 * text here, so that the links are under way while the program of the site is still being loaded.
 */
export async function beginFrom(from: string, folder: string, code: string): Promise<LastRelease | null> {
  const manifest = await readFile(manifestFile(from), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  if (!manifest.slice(0, manifest.indexOf('\n')).includes(`"code":"${code}"`)) return null;
  const overlaid = hardLinkRelease(resolve(from), folder);
  // Whoever builds everything after all waits for it too, but a failure must not end the process before that.
  overlaid.catch(() => undefined);
  return { manifest, overlaid };
}
