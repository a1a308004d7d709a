import { AMENITY_FILTERS } from '#domain/search/amenity-filters.ts';
import type { FindableFilters } from '#domain/search/findable-filters.ts';
import { QUICK_FILTERS } from '#domain/search/quick-filter-list.ts';

/** Marks the filters with results. */
function chips<Filter extends object>(filters: readonly Filter[], found: number) {
  return filters.map((filter, place) => ({ ...filter, bit: 1 << place, finds: (found & (1 << place)) !== 0 }));
}

/** The quick filters that a page offers (one bit each), and whether each has results. */
export function quickFilterChips(offered: number, findable: FindableFilters) {
  return chips(QUICK_FILTERS, findable.quickFilters).filter(({ bit }) => (offered & bit) !== 0);
}

/** The amenities, and whether each has results. */
export function amenityChips(findable: FindableFilters) {
  return chips(AMENITY_FILTERS, findable.amenities);
}
