import { getCollection } from 'astro:content';
import { ALPHABET } from '@site/domain/alphabet';
import type { PublishedProperty } from '@site/domain/property';
import { belongsToPage, type PageType } from '@site/domain/property-type';

/** The published properties of a listing page in the default order, title ascending, as the search island sorts them. */
export async function listedProperties(type: PageType): Promise<PublishedProperty[]> {
  const properties = (await getCollection('properties')).map(({ data }) => data);
  return properties
    .filter((property) => belongsToPage(property, type))
    .sort((one, other) => ALPHABET.compare(one.title, other.title));
}
