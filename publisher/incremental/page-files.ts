import type { PathWithRoute } from 'astro';
import { pageFile } from '#publisher/render/program/page-file.ts';
import { familyName, pathFamily } from './path-family.ts';

/** File of a path in the release. */
export function fileOf({ pathname, route }: PathWithRoute): string {
  return pageFile(pathname, route.type === 'endpoint' ? 'endpoint' : 'page').file;
}

/** Files of some paths by their family, as the ledger keeps them. */
export function filesByFamily(paths: readonly PathWithRoute[]): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const path of paths) {
    const name = familyName(pathFamily(path.pathname));
    if (name !== null) (files[name] ??= []).push(fileOf(path));
  }
  return files;
}
