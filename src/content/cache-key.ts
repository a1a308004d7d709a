import { hash } from 'node:crypto';
import { getCollection } from 'astro:content';

/** Collections that the layout reads for every page: header, footer, currencies, and the picture of shared links. */
const ON_EVERY_PAGE = ['settings', 'destinations', 'heroImages', 'rates'] as const;

/**
 * Gives each path the key with which Astro knows whether its page is the same as in the last build. A page of these paths
 * may read only its props, the collections above, and the year (of the footer); tests/releases/publish-sequences.test.ts finds
 * a page that reads more. `digestOf` is a quicker digest of the props than their JSON.
 */
export async function withCacheKeys<Path extends { props?: object }>(
  paths: readonly Path[],
  digestOf: (path: Path) => string = ({ props }) => JSON.stringify(props),
): Promise<(Path & { cacheKey: string })[]> {
  const shared = await sharedKey();
  return paths.map((path) => ({ ...path, cacheKey: hashOf(`${shared}\n${digestOf(path)}`) }));
}

async function sharedKey(): Promise<string> {
  const collections = await Promise.all(ON_EVERY_PAGE.map((name) => getCollection(name)));
  const digests = collections.map((entries) => entries.map(({ id, digest }) => `${id} ${String(digest)}`));
  return JSON.stringify([new Date().getUTCFullYear(), digests]);
}

function hashOf(text: string): string {
  return hash('sha256', text).slice(0, 32);
}
