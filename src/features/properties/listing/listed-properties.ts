import { getCollection } from 'astro:content';
import { type FindableFilters, findableFilters } from '#domain/search/findable-filters.ts';
import type { PropertySummary } from '#domain/property/summary.ts';
import { listInDefaultOrder } from '#domain/search/default-order.ts';
import { listingCover } from '#domain/property/listing-cover.ts';
import type { PageType } from '#domain/property/type.ts';
import { memoizePerBuild } from '#components/memoize-per-build.ts';

export interface Listing {
  /** In DEFAULT_SORT. */
  properties: PropertySummary[];
  /** The property whose picture is in the hero; null for none. */
  cover: PropertySummary | null;
  /** Filters with match at least one property. */
  findable: FindableFilters;
}

const listed = new Map<PageType, () => Promise<Listing>>();

/** The published properties of a listing page, memoized per build for the pages and the index. */
export function listingOf(type: PageType): Promise<Listing> {
  const list = listed.get(type) ?? memoizePerBuild(() => listProperties(type));
  listed.set(type, list);
  return list();
}

async function listProperties(type: PageType): Promise<Listing> {
  const properties = listInDefaultOrder(
    (await getCollection('summaries')).map(({ data }) => data),
    type,
  );
  const rows = properties.map((property) => ({ ...property, amenities: property.amenityBits }));
  return { properties, cover: listingCover(properties, type), findable: findableFilters(rows) };
}
