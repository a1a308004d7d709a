import { getCollection } from 'astro:content';
import { destinationPath } from '#domain/site/paths.ts';
import type { MenuLink } from '#layouts/text.ts';

/** The links of the Destinations menu, in the editors' order. */
export async function destinationLinks(): Promise<readonly MenuLink[]> {
  return (await getCollection('destinations'))
    .map(({ data }) => data)
    .sort((a, b) => a.orderIndex - b.orderIndex)
    .map(({ name, slug }) => ({ label: name, href: destinationPath(slug) }));
}
