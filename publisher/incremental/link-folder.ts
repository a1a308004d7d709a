import { linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Fills a folder with hard links to all files of another one. */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else linkSync(source, target);
  }
}
