import {
  EMPTY_LISTING,
  NO_PROPERTIES_MATCH_FILTERS,
  NO_PROPERTIES_MATCH_SEARCH,
  NO_REAL_ESTATE_WITH_RENTAL_OPTION,
} from '#domain/search/text.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import { forStay } from '#domain/search/stay-text.ts';
import { activeFilters } from '../filters/active-filters.ts';
import type { ListedPage } from '../state/listing-state.ts';
import { RESULT_TEXT as text } from '../text.ts';

/** The text of a search without results (visitor specification, section 8). */
export function emptyText({ type, total }: ListedPage, search: ListingSearch): string {
  if (total === 0) return EMPTY_LISTING[type];
  if (search.stay !== null) return text.noneFree(forStay(search.stay), hasOnlyDates(search));
  if (search.text !== '') return NO_PROPERTIES_MATCH_SEARCH;
  const onlyRentalOption = search.filter.hasRentalOption && activeFilters(search).length === 1;
  return onlyRentalOption ? NO_REAL_ESTATE_WITH_RENTAL_OPTION : NO_PROPERTIES_MATCH_FILTERS;
}

/** Whether dates are all that narrows a search. */
export function hasOnlyDates(search: ListingSearch): boolean {
  return search.text === '' && activeFilters(search).length === 1;
}
