import { DEFAULT_FILTER, type PropertyFilter } from './filter.ts';
import { DEFAULT_SORT, type ListingSort, TOTAL } from './sort.ts';
import type { QuickFilterId } from './quick-filter-list.ts';
import type { StaySearch } from './stay-search.ts';

/** The views of the results. */
export const LISTING_VIEWS = ['grid', 'map'] as const;

export type ListingView = (typeof LISTING_VIEWS)[number];

/** A visitor's search on a listing page; the page decides the type. */
export interface ListingSearch {
  /** Search text as typed; '' for none. */
  text: string;
  /** Dates and guests; null for none, and on pages that are not searched by dates. */
  stay: StaySearch | null;
  /** Values of filter of filter panel and checkbox; its type stays 'all'. */
  filter: PropertyFilter;
  /** Chosen quick filters; a property must match all of them. */
  quickFilters: readonly QuickFilterId[];
  /** Ids of chosen amenities; a property must have all of them. */
  amenities: readonly string[];
  /** Order; DEFAULT_SORT by default. */
  sort: ListingSort;
  /** Default grid. */
  view: ListingView;
  /** Page of the results, from 1. */
  page: number;
}

/** The search of a listing page that nobody has touched. */
export const DEFAULT_SEARCH: ListingSearch = {
  text: '',
  stay: null,
  filter: DEFAULT_FILTER,
  quickFilters: [],
  amenities: [],
  sort: DEFAULT_SORT,
  view: 'grid',
  page: 1,
};

/** Removes text, filters, amenities and dates from a search: "'Clear all filters' resets search, filters and amenities". */
export function clearSearch(search: ListingSearch): ListingSearch {
  const { text, filter, quickFilters, amenities, page } = DEFAULT_SEARCH;
  return { ...withStay(search, null), text, filter, quickFilters, amenities, page };
}

/** Searches for another stay, or for none, which has no total to sort by. */
export function withStay(search: ListingSearch, stay: StaySearch | null): ListingSearch {
  const sort = stay === null && search.sort.field === TOTAL ? DEFAULT_SORT : search.sort;
  return { ...search, stay, sort, page: 1 };
}
