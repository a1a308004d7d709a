import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Paths that Hosting does not serve from their own file: functions, pictures of the bucket, and the back office. */
const SERVED_ELSEWHERE = /^\/(?:api|media|brochures|scout-sheets|admin)(?:\/|$)/;

/** Makes a function that returns whether a path of the site exists in the release; it caches what it looked up. */
export function linkChecker(folder: string): (path: string) => boolean {
  const known = new Map<string, boolean>();
  return (path) => {
    const found = known.get(path) ?? exists(folder, path);
    known.set(path, found);
    return found;
  };
}

function exists(folder: string, path: string): boolean {
  if (SERVED_ELSEWHERE.test(path)) return true;
  const file = decodeURIComponent(path).replace(/^\/|\/$/g, '');
  if (file === '') return existsSync(join(folder, 'index.html'));
  return [`${file}.html`, file, `${file}/index.html`].some(
    (name) => existsSync(join(folder, name)) && (name.endsWith('.html') || name.includes('.')),
  );
}

/** Pages of a release that still link to removed paths. */
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
