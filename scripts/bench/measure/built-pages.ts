import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isUuid } from '#domain/core/uuid.ts';

/** Number of pages of one kind, and their mean size in bytes. */
export interface PageGroup {
  pages: number;
  meanBytes: number;
}

/** The pages of a built site: full pages, and the short ones at /property/{uuid} that redirect to them. */
export async function measureBuiltPages(folder: string): Promise<{ full: PageGroup; short: PageGroup }> {
  const sizes: Record<'full' | 'short', number[]> = { full: [], short: [] };
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const name = entry.name.replace(/\.html$/, '');
    if (!entry.isFile() || name === entry.name) continue;
    sizes[isUuid(name) ? 'short' : 'full'].push((await stat(join(entry.parentPath, entry.name))).size);
  }
  return { full: groupOf(sizes.full), short: groupOf(sizes.short) };
}

function groupOf(sizes: readonly number[]): PageGroup {
  return { pages: sizes.length, meanBytes: sizes.reduce((sum, size) => sum + size, 0) / sizes.length };
}
