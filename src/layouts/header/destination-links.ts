import { getCollection } from 'astro:content';
import { entriesInOrder } from '#domain/content/entries-in-order.ts';
import { destinationPath } from '#domain/site/paths.ts';
import type { MenuLink } from '#layouts/text.ts';

/** The links of the Destinations menu, in the editors' order. */
export async function destinationLinks(): Promise<readonly MenuLink[]> {
  const destinations = entriesInOrder(await getCollection('destinations'));
  return destinations.map(({ name, slug }) => ({ label: name, href: destinationPath(slug) }));
}
