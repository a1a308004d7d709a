import type { FindableFilters } from '#domain/search/findable-filters.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import { DEFAULT_SEARCH } from '#domain/search/listing-search.ts';
import { searchUrl } from './listing-url.ts';
import type { OfferOf } from '#domain/search/stay-offers.ts';
import type { PageType } from '#domain/property/type.ts';
import type { CatalogueRow } from '#domain/search/index/read-index.ts';

/** The data of a listing page in its HTML. */
export interface ListedPage {
  type: PageType;
  /** Number of properties of the whole listing. */
  total: number;
  /** The page of the untouched listing in the HTML, counted from 1. */
  number: number;
  /** Quick filters that it offers, one bit each. */
  offered: number;
  /** Filters with results in the whole listing. */
  findable: FindableFilters;
}

export type Found =
  /** The cards of the HTML. */
  | { state: 'static' }
  /** The index is loading. */
  | { state: 'loading' }
  /** The index failed to load. */
  | { state: 'failed'; message: string | undefined }
  /** Prices and free nights failed to load: nothing may look free. */
  | { state: 'unpriced' }
  /** Every row that the search found, in order, and what each costs for the stay; null without one. */
  | { state: 'found'; rows: readonly CatalogueRow[]; offerOf: OfferOf | null };

export interface ListingState {
  search: ListingSearch;
  found: Found;
  /** True after a change here; false for a history entry, which must be complete for its scroll position. */
  changing: boolean;
}

/** How a change of the search enters the browser's history. */
export type HistoryEntry = 'push' | 'replace';

/** Called with the new search; default entry: 'push'. */
export type ChangeSearch = (search: ListingSearch, entry?: HistoryEntry) => void;

/** The state of a page before any interaction. */
export function untouchedState({ number }: ListedPage): ListingState {
  return { search: { ...DEFAULT_SEARCH, page: number }, found: { state: 'static' }, changing: false };
}

/** Whether the cards in the HTML are the results of a search. */
export function isStatic({ type, number }: ListedPage, search: ListingSearch): boolean {
  return searchUrl(type, search) === searchUrl(type, { ...DEFAULT_SEARCH, page: number });
}
