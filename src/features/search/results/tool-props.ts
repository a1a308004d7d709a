import type { ListingSearch } from '#domain/search/listing-search.ts';
import type { ChangeSearch } from '../state/listing-state.ts';

export interface ToolProps {
  search: ListingSearch;
  /** Called with the new search. */
  change: ChangeSearch;
}
