import { getCollection } from 'astro:content';
import type { PublishedProperty } from '@site/domain/property';
import { DEFAULT_SORT, sortRows } from '@site/domain/property-sort';
import { belongsToPage, type PageType } from '@site/domain/property-type';
import { searchFacts } from '@site/domain/search-facts';
import { prepareSearchRows } from '@site/domain/search-row';
import { onceABuild } from '../../components/once-a-build.ts';
import { listingCover } from './listing-cover.ts';

/** What a listing page shows. */
export interface Listing {
  /** Its properties in the default order (title, ascending). */
  properties: PublishedProperty[];
  /** The property whose photograph stands at the head; null for none. */
  cover: PublishedProperty | null;
}

const listed = new Map<PageType, () => Promise<Listing>>();

/** The published properties of a listing page, listed once a build for the page and its index. */
export function listingOf(type: PageType): Promise<Listing> {
  const list = listed.get(type) ?? onceABuild(() => listProperties(type));
  listed.set(type, list);
  return list();
}

async function listProperties(type: PageType): Promise<Listing> {
  const byId = new Map<string, PublishedProperty>();
  for (const { data } of await getCollection('properties')) {
    if (belongsToPage(data, type)) byId.set(data.id, data);
  }
  // The island sorts the same rows by the same rule, so that nothing jumps when it wakes.
  const rows = sortRows(prepareSearchRows([...byId.values()].map(searchFacts)), DEFAULT_SORT);
  const properties = rows.flatMap(({ id }) => byId.get(id) ?? []);
  return { properties, cover: listingCover(properties, type) };
}
