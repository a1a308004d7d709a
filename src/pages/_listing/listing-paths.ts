import type { PaginateFunction } from 'astro';
import type { PropertySummary } from '#domain/property/summary.ts';
import type { PageType } from '#domain/property/type.ts';
import type { FindableFilters } from '#domain/search/findable-filters.ts';
import { CARDS_A_PAGE } from '#domain/search/limits.ts';
import { LISTING_PATHS } from '#domain/site/paths.ts';
import { withCacheKeys } from '#content/cache-key.ts';
import { packListing } from '#features/properties/listing/pack-listing.ts';
import { listingOf } from '#features/properties/listing/listed-properties.ts';

/** What all pages of one listing show. */
export interface ListingFacts {
  /** The property whose photograph is in the head; null for none. */
  cover: PropertySummary | null;
  /** Filters that match at least one property. */
  findable: FindableFilters;
  /** URL of the search index. */
  index: string;
}

/** The paths of a listing: /rentals, /rentals/2 and so on. */
export async function listingPaths(type: PageType, paginate: PaginateFunction) {
  const { properties, cover, findable } = await listingOf(type);
  const facts: ListingFacts = { cover, findable, index: packListing(type, properties).index.path };
  const params = { listing: LISTING_PATHS[type].slice(1) };
  return withCacheKeys(paginate(properties, { params, pageSize: CARDS_A_PAGE, props: { type, ...facts } }));
}
