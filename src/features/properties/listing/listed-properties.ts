import { type FindableFilters, findableFilters } from '#domain/search/findable-filters.ts';
import type { PropertySummary } from '#domain/property/summary.ts';
import { listInDefaultOrder } from '#domain/search/default-order.ts';
import { listingCover } from '#domain/property/listing-cover.ts';
import type { PageType } from '#domain/property/type.ts';
import { propertySummaries } from '#content/property-summaries.ts';

export interface Listing {
  /** In DEFAULT_SORT. */
  properties: PropertySummary[];
  /** The property whose picture is in the hero; null for none. */
  cover: PropertySummary | null;
  /** Filters that match at least one property. */
  findable: FindableFilters;
}

/** The published properties of a listing page. */
export async function listingOf(type: PageType): Promise<Listing> {
  const properties = listInDefaultOrder(await propertySummaries(), type);
  const rows = properties.map((property) => ({ ...property, amenities: property.amenityBits }));
  return { properties, cover: listingCover(properties, type), findable: findableFilters(rows) };
}
