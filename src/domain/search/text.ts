import type { PageType } from '#domain/property/type.ts';
import { countOf } from '#domain/text/count-of.ts';

// The texts of the visitor specification, sections 2, 4 and 8, exactly.

/** Shown while a listing is fetched. */
export const LOADING_PROPERTIES = 'Loading properties...';

/** Shown when fetching a listing failed without a reason. */
export const FAILED_TO_FETCH_PROPERTIES = 'Failed to fetch properties';

/** Label of the button that loads a listing again. */
export const TRY_AGAIN = 'Try again';

/** Label of the link that resets search, filters and amenities. */
export const CLEAR_ALL_FILTERS = 'Clear all filters';

/** Shown when no property matches the filters. */
export const NO_PROPERTIES_MATCH_FILTERS = 'No properties match your selected filters. Try adjusting your criteria.';

/** Shown when no property matches the search. */
export const NO_PROPERTIES_MATCH_SEARCH = 'No properties match your search criteria. Try adjusting your filters.';

/** Shown when a listing page has no property at all. */
export const EMPTY_LISTING: Record<PageType, string> = {
  rental: 'No vacation rental properties available at the moment.',
  mid_term_rental: 'No mid-term rental properties available at the moment.',
  real_estate: 'No real estate properties available at the moment.',
  event: 'No event venues available at the moment.',
  retreat: 'No retreat spaces available at the moment.',
  production: 'No production properties available at the moment.',
};

/** Shown when no property for sale has a rental option. */
export const NO_REAL_ESTATE_WITH_RENTAL_OPTION =
  'No real estate properties with rental options available at the moment.';

/** Shown when a listing could not be fetched. */
export function errorLoadingProperties(message: string = FAILED_TO_FETCH_PROPERTIES): string {
  return `Error loading properties: ${message}`;
}

/** The result count: '1 property' or 'N properties'. */
export function resultCount(count: number): string {
  return countOf(count, 'property', 'properties');
}

/** Label of the button that clears the quick filters. */
export function clearAll(count: number): string {
  return `Clear all (${count})`;
}
