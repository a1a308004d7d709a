import { getCollection } from 'astro:content';
import { type FindableFilters, findableFilters } from '#domain/search/findable-filters.ts';
import type { PropertySummary } from '#domain/property/summary.ts';
import { inDefaultOrder } from '#domain/search/default-order.ts';
import { listingCover } from '#domain/property/listing-cover.ts';
import type { PageType } from '#domain/property/type.ts';
import { memoizePerBuild } from '#components/memoize-per-build.ts';

/** What a listing page shows. */
export interface Listing {
  /** Its properties in the default order (title, ascending). */
  properties: PropertySummary[];
  /** The property whose photograph stands at the head; null for none. */
  cover: PropertySummary | null;
  /** Filters that find something of it. */
  findable: FindableFilters;
}

const listed = new Map<PageType, () => Promise<Listing>>();

/** The published properties of a listing page, listed once a build for the page and its index. */
export function listingOf(type: PageType): Promise<Listing> {
  const list = listed.get(type) ?? memoizePerBuild(() => listProperties(type));
  listed.set(type, list);
  return list();
}

async function listProperties(type: PageType): Promise<Listing> {
  const properties = inDefaultOrder(
    (await getCollection('summaries')).map(({ data }) => data),
    type,
  );
  const rows = properties.map((property) => ({ ...property, amenities: property.amenityBits }));
  return { properties, cover: listingCover(properties, type), findable: findableFilters(rows) };
}
