import { getCollection } from 'astro:content';
import type { PublishedProperty } from '@site/domain/property';
import { DEFAULT_SORT, sortRows } from '@site/domain/property-sort';
import { belongsToPage, type PageType } from '@site/domain/property-type';
import { searchFacts } from '@site/domain/search-facts';
import { prepareSearchRows } from '@site/domain/search-row';

/** The published properties of a listing page, in the default order (title, ascending). */
export async function listedProperties(type: PageType): Promise<PublishedProperty[]> {
  const properties = new Map<string, PublishedProperty>();
  for (const { data } of await getCollection('properties')) {
    if (belongsToPage(data, type)) properties.set(data.id, data);
  }
  // The island sorts the same rows by the same rule, so that nothing jumps when it wakes.
  const rows = sortRows(prepareSearchRows([...properties.values()].map(searchFacts)), DEFAULT_SORT);
  return rows.flatMap(({ id }) => properties.get(id) ?? []);
}
