import { readChoices, readRange, writeChoices, writeRange } from '#domain/search/url-values.ts';
import { CONTENT_STATUSES, type ContentStatus } from '#domain/content/status.ts';
import type { DashboardRow, PreparedRow } from './row.ts';
import { FILTER_TYPES } from '#domain/search/filter-options.ts';
import { foldWords } from '#domain/text/fold-text.ts';
import { BEDROOM_BOUNDS, PEOPLE_BOUNDS, PRICE_BOUNDS } from '#domain/search/limits.ts';
import { ADMIN_LOCATIONS } from '#domain/places/locations.ts';
import { compileFilter, DEFAULT_FILTER, type PropertyFilter } from '#domain/search/filter.ts';
import { DEFAULT_SORT, readSort, sortRows, writeSort, type PropertySort } from '#domain/search/sort.ts';
import { matchesWords, SEARCH_TEXT_MAX, searchWords } from '#domain/search/text-match.ts';

/** The status filter of the dashboard: all properties but archived ones, those of one status, or all. */
export const STATUS_FILTERS = ['current', ...CONTENT_STATUSES, 'all'] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** A search of the dashboard. */
export interface DashboardSearch {
  /** Search text as typed; '' for none. */
  text: string;
  filter: PropertyFilter;
  /** Default all but archived ones. */
  status: StatusFilter;
  /** Default title, ascending. */
  sort: PropertySort;
  /** Counted from 1. */
  page: number;
}

export const DEFAULT_DASHBOARD: DashboardSearch = {
  text: '',
  filter: DEFAULT_FILTER,
  status: 'current',
  sort: DEFAULT_SORT,
  page: 1,
};

/** Cards on one page of the dashboard. */
export const DASHBOARD_PAGE = 24;

/** Finds the rows that match a search, in its order. */
export function searchDashboard(
  rows: readonly PreparedRow[],
  search: DashboardSearch,
  statusOf: (row: DashboardRow) => ContentStatus | null,
): PreparedRow[] {
  const { status } = search;
  const hasStatus = (row: DashboardRow): boolean => {
    if (status === 'all') return true;
    return status === 'current' ? row.archivedAt === null : statusOf(row) === status;
  };
  const passes = compileFilter(search.filter);
  const words = searchWords(search.text);
  const found = rows.filter(({ row, search: facts }) => hasStatus(row) && passes(facts) && matchesWords(facts, words));
  const byFacts = new Map(found.map((prepared) => [prepared.search, prepared]));
  return sortRows([...byFacts.keys()], search.sort).flatMap((facts) => byFacts.get(facts) ?? []);
}

/** Whether a search filters the list. */
export function isFiltered(search: DashboardSearch): boolean {
  return encodeDashboard({ ...search, sort: DEFAULT_SORT, page: 1 }) !== '';
}

const LOCATIONS = ADMIN_LOCATIONS.map((value) => ({ id: foldWords(value).trim(), value }));

/** Encodes a search as a query string, so that it survives a reload, going back and a bookmark; '' for the default search. */
export function encodeDashboard({ text, filter, status, sort, page }: DashboardSearch): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string): void => {
    if (value !== '') query.set(name, value);
  };
  set('q', text.trim() === '' ? '' : text.slice(0, SEARCH_TEXT_MAX));
  set('type', filter.type === 'all' ? '' : filter.type);
  set('location', writeChoices(LOCATIONS, filter.location));
  set('price', writeRange({ min: filter.minPrice, max: filter.maxPrice }, PRICE_BOUNDS));
  set('bedrooms', writeRange({ min: filter.minBedrooms, max: filter.maxBedrooms }, BEDROOM_BOUNDS));
  set('guests', writeRange({ min: filter.minPeople, max: filter.maxPeople }, PEOPLE_BOUNDS));
  set('status', status === 'current' ? '' : status);
  set('sort', writeSort(sort));
  set('page', page > 1 ? String(page) : '');
  return query.toString();
}

/** Decodes any query string; unknown and invalid values are ignored. */
export function decodeDashboard(query: URLSearchParams): DashboardSearch {
  const get = (name: string): string => query.get(name) ?? '';
  const price = readRange(get('price'), PRICE_BOUNDS);
  const bedrooms = readRange(get('bedrooms'), BEDROOM_BOUNDS);
  const people = readRange(get('guests'), PEOPLE_BOUNDS);
  return {
    text: get('q').slice(0, SEARCH_TEXT_MAX),
    filter: {
      ...DEFAULT_FILTER,
      type: FILTER_TYPES.find(({ id }) => id === get('type'))?.id ?? 'all',
      location: readChoices(LOCATIONS, get('location')),
      minPrice: price.min,
      maxPrice: price.max,
      minBedrooms: bedrooms.min,
      maxBedrooms: bedrooms.max,
      minPeople: people.min,
      maxPeople: people.max,
    },
    status: STATUS_FILTERS.find((status) => status === get('status')) ?? 'current',
    sort: readSort(get('sort')),
    page: /^[1-9]\d{0,4}$/.test(get('page')) ? Number(get('page')) : 1,
  };
}
