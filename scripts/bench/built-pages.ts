import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isUuid } from '@site/domain/uuid';

/** Counts the pages of a built site and their bytes; the short /property/{uuid} pages do not count, they would flatter. */
export async function measureBuiltPages(folder: string): Promise<{ pages: number; meanBytes: number }> {
  let pages = 0;
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const name = entry.name.replace(/\.html$/, '');
    if (!entry.isFile() || name === entry.name || isUuid(name)) continue;
    pages += 1;
    bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return { pages, meanBytes: bytes / pages };
}
