import { getCollection } from 'astro:content';
import type { PublishedProperty } from '@site/domain/property';
import { belongsToPage, type PageType } from '@site/domain/property-type';
import { sortProperties } from '@site/domain/property-sort';

/** The published properties of a listing page, in the default order (title, ascending). */
export async function listedProperties(type: PageType): Promise<PublishedProperty[]> {
  const properties = (await getCollection('properties')).map(({ data }) => data);
  return sortProperties(properties.filter((property) => belongsToPage(property, type)));
}
