import type { ListingSearch } from '#domain/search/listing-search.ts';
import type { ChangeSearch } from '../state/listing-state.ts';

/** What every tool of the listing is given. */
export interface ToolProps {
  /** The search as it stands. */
  search: ListingSearch;
  /** Called with the search that the visitor wants. */
  change: ChangeSearch;
}
