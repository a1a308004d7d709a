import { SEARCH_PARAMETERS } from '#domain/search/parameters.ts';
import { LISTING_PATHS } from '#domain/site/paths.ts';
import type { PageType } from '#domain/property/type.ts';
import { urlName } from '#domain/text/fold-text.ts';
import type { DestinationSlug } from './destination-list.ts';
import { LISTING_LOCATIONS, LOCATION_RULES } from './locations.ts';

/** The path of a listing that shows only what is at a destination. */
export function destinationListingPath(listing: PageType, slug: DestinationSlug): string {
  const location = LISTING_LOCATIONS.find((label) => LOCATION_RULES[label].destinations.includes(slug));
  const path = LISTING_PATHS[listing];
  return location === undefined ? path : `${path}?${SEARCH_PARAMETERS.location}=${urlName(location)}`;
}
