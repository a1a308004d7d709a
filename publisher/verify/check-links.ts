import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses that Hosting does not answer from a file: functions, pictures of the bucket, and the one page of the back office. */
const ANSWERED_ELSEWHERE = /^\/(?:api|media|admin)(?:\/|$)/;

/** Tells whether an address of the site answers with a file of the release; it remembers what it looked up. */
export function linkChecker(folder: string): (path: string) => boolean {
  const known = new Map<string, boolean>();
  return (path) => {
    const found = known.get(path) ?? results(folder, path);
    known.set(path, found);
    return found;
  };
}

function results(folder: string, path: string): boolean {
  if (ANSWERED_ELSEWHERE.test(path)) return true;
  const file = decodeURIComponent(path).replace(/^\/|\/$/g, '');
  if (file === '') return existsSync(join(folder, 'index.html'));
  return [`${file}.html`, file, `${file}/index.html`].some(
    (name) => existsSync(join(folder, name)) && (name.endsWith('.html') || name.includes('.')),
  );
}

/** Pages of a release that still lead to addresses that are gone, with the address. */
export function linksToRemoved(folder: string, removed: readonly string[]): { file: string; path: string }[] {
  const pages = removed.filter((path) => !/\.\w+$/.test(path));
  if (pages.length === 0) return [];
  const links = pages.map((path) => ({ path, link: Buffer.from(`href="${path}"`) }));
  const found: { file: string; path: string }[] = [];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(join(folder, file));
    for (const { path, link } of links) if (html.includes(link)) found.push({ file, path });
  }
  return found;
}
