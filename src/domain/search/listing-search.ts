import { DEFAULT_FILTER, type PropertyFilter } from './filter.ts';
import { DEFAULT_SORT, type PropertySort } from './sort.ts';
import type { QuickFilterId } from './quick-filter-list.ts';

/** The views of the results. */
export const LISTING_VIEWS = ['grid', 'map'] as const;

export type ListingView = (typeof LISTING_VIEWS)[number];

/** A visitor's search on a listing page; the page decides the type. */
export interface ListingSearch {
  /** Search text as typed; '' for none. */
  text: string;
  /** Values of filter of filter panel and checkbox; its type stays 'all'. */
  filter: PropertyFilter;
  /** Chosen quick filters; a property must match all of them. */
  quickFilters: readonly QuickFilterId[];
  /** Ids of chosen amenities; a property must have all of them. */
  amenities: readonly string[];
  /** Order; DEFAULT_SORT by default. */
  sort: PropertySort;
  /** Default grid. */
  view: ListingView;
  /** Page of the results, from 1. */
  page: number;
}

/** The search of a listing page that nobody has touched. */
export const DEFAULT_SEARCH: ListingSearch = {
  text: '',
  filter: DEFAULT_FILTER,
  quickFilters: [],
  amenities: [],
  sort: DEFAULT_SORT,
  view: 'grid',
  page: 1,
};

/** Removes text, filters and amenities from a search: "'Clear all filters' resets search, filters and amenities". */
export function clearSearch(search: ListingSearch): ListingSearch {
  const { text, filter, quickFilters, amenities, page } = DEFAULT_SEARCH;
  return { ...search, text, filter, quickFilters, amenities, page };
}
