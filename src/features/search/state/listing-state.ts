import type { FindableFilters } from '#domain/search/findable-filters.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import { DEFAULT_SEARCH } from '#domain/search/listing-search.ts';
import { searchAddress } from './listing-url.ts';
import type { PageType } from '#domain/property/type.ts';
import type { CatalogueRow } from '#domain/search/index/catalogue.ts';

/** What the HTML of a listing page says of itself. */
export interface ListedPage {
  /** What it lists. */
  type: PageType;
  /** Properties of the whole listing. */
  total: number;
  /** Which page of the untouched listing stands in the HTML, counted from 1. */
  number: number;
  /** Quick filters that it offers, a bit each. */
  offered: number;
  /** Filters that find something of the whole listing. */
  findable: FindableFilters;
}

/** What stands below the tools. */
export type Found =
  /** The cards that came with the HTML. */
  | { state: 'static' }
  /** The index is on its way. */
  | { state: 'loading' }
  /** The index could not be had. */
  | { state: 'failed'; message: string | undefined }
  /** Every row that the search found, in order. */
  | { state: 'found'; rows: readonly CatalogueRow[] };

/** What the listing shows. */
export interface ListingState {
  search: ListingSearch;
  found: Found;
  /** True while the visitor changes the search here; false for a place in the history, which must stand whole to be scrolled to. */
  changing: boolean;
}

/** How a change of the search enters the browser's history. */
export type HistoryEntry = 'push' | 'replace';

/** Called with the search that the visitor wants; default entry: 'push'. */
export type ChangeSearch = (search: ListingSearch, entry?: HistoryEntry) => void;

/** The state of a page that nobody has touched. */
export function untouchedState({ number }: ListedPage): ListingState {
  return { search: { ...DEFAULT_SEARCH, page: number }, found: { state: 'static' }, changing: false };
}

/** Whether the cards in the HTML are the answer to a search. */
export function isStatic({ type, number }: ListedPage, search: ListingSearch): boolean {
  return searchAddress(type, search) === searchAddress(type, { ...DEFAULT_SEARCH, page: number });
}
