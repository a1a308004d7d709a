import { DEFAULT_FILTER, type PropertyFilter } from './filter.ts';
import { DEFAULT_SORT, type PropertySort } from './sort.ts';
import type { QuickFilterId } from './quick-filter-list.ts';

/** The two ways of showing results. */
export const LISTING_VIEWS = ['grid', 'map'] as const;

/** A way of showing results. */
export type ListingView = (typeof LISTING_VIEWS)[number];

/** Everything a visitor can ask of a listing page; the page itself decides the type. */
export interface ListingSearch {
  /** Words searched for, as typed; '' for none. */
  text: string;
  /** What the panel and the checkbox narrow by; its type stays 'all'. */
  filter: PropertyFilter;
  /** Chosen quick filters, all of which must hold. */
  quickFilters: readonly QuickFilterId[];
  /** Chosen amenities by id, all of which must be there. */
  amenities: readonly string[];
  /** Order; default title, ascending. */
  sort: PropertySort;
  /** Grid or map; default grid. */
  view: ListingView;
  /** Page of the results, counted from 1. */
  page: number;
}

/** A listing page as it is first seen. */
export const DEFAULT_SEARCH: ListingSearch = {
  text: '',
  filter: DEFAULT_FILTER,
  quickFilters: [],
  amenities: [],
  sort: DEFAULT_SORT,
  view: 'grid',
  page: 1,
};

/** The search without anything that narrows it: "'Clear all filters' resets search, filters and amenities". */
export function clearSearch(search: ListingSearch): ListingSearch {
  const { text, filter, quickFilters, amenities, page } = DEFAULT_SEARCH;
  return { ...search, text, filter, quickFilters, amenities, page };
}
