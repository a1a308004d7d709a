import {
  EMPTY_LISTING,
  NO_PROPERTIES_MATCH_FILTERS,
  NO_PROPERTIES_MATCH_SEARCH,
  NO_REAL_ESTATE_WITH_RENTAL_OPTION,
} from '@site/domain/messages/listing-messages';
import type { ListingSearch } from '@site/domain/listing-search';
import { activeFilters } from './active-filters.ts';
import type { ListedPage } from './listing-state.ts';

/** What a search that found nothing says (visitor specification, section 8). */
export function emptyText({ type, total }: ListedPage, search: ListingSearch): string {
  if (total === 0) return EMPTY_LISTING[type];
  if (search.text !== '') return NO_PROPERTIES_MATCH_SEARCH;
  const onlyRentalOption = search.filter.hasRentalOption && activeFilters(search).length === 1;
  return onlyRentalOption ? NO_REAL_ESTATE_WITH_RENTAL_OPTION : NO_PROPERTIES_MATCH_FILTERS;
}
