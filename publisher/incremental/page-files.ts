import type { PathWithRoute } from 'astro';
import { pageFile } from '#publisher/render/renderer/page-file.ts';
import { familyName, pathFamily } from './path-family.ts';

export function fileOf({ pathname, route }: PathWithRoute): string {
  return pageFile(pathname, route.type === 'endpoint' ? 'endpoint' : 'page').file;
}

/** Files of paths by family, as the manifest lists them. */
export function filesByFamily(paths: readonly PathWithRoute[]): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const path of paths) {
    const name = familyName(pathFamily(path.pathname));
    if (name !== null) (files[name] ??= []).push(fileOf(path));
  }
  return files;
}
