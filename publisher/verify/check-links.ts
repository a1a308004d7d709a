import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { SERVED_ELSEWHERE } from '#domain/site/paths.ts';

/** Makes a function that returns whether a path of the site exists in a release with these files. */
export function linkChecker(files: readonly string[]): (path: string) => boolean {
  const known = new Set(files);
  return (path) => {
    if (SERVED_ELSEWHERE.test(path)) return true;
    const name = path.replace(/^\/|\/$/g, '');
    return [name, `${name}.html`, join(name, 'index.html')].some((file) => known.has(file));
  };
}

/** Pages of a release that still link to removed paths. */
export function linksToRemoved(folder: string, files: readonly string[], removed: readonly string[]) {
  const links = removed
    .filter((path) => !/\.\w+$/.test(path))
    .map((path) => ({ path, link: Buffer.from(`href="${path}"`) }));
  if (links.length === 0) return [];
  return files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const html = readFileSync(join(folder, file));
      return links.flatMap(({ path, link }) => (html.includes(link) ? [{ file, path }] : []));
    });
}
