import type { SortRow } from './row.ts';

/** 'Sort fields: title (Name), location, created_at (Date Added), price, people (Capacity), bedrooms', with their labels. */
export const SORT_FIELDS = [
  { id: 'title', label: 'Name' },
  { id: 'location', label: 'Location' },
  { id: 'created_at', label: 'Date Added' },
  { id: 'price', label: 'Price' },
  { id: 'people', label: 'Capacity' },
  { id: 'bedrooms', label: 'Bedrooms' },
] as const;

export type SortField = (typeof SORT_FIELDS)[number]['id'];

export type SortDirection = 'asc' | 'desc';

export interface PropertySort {
  field: SortField;
  direction: SortDirection;
}

/** The order of a listing page: also by what the stay costs, while there is one. */
export type ListingSort = PropertySort | { field: typeof TOTAL; direction: SortDirection };

/** Sorts by the total of a stay. */
export const TOTAL = 'total';

/**
 * 'Listing sort defaults to title ascending'; favourites and the dashboard too. The pages and index files of a listing are
 * in this order, and URLs leave it out.
 */
export const DEFAULT_SORT: PropertySort = { field: 'title', direction: 'asc' };

/** Sort fields of the favourites page: 'Name, Location, Price' (accounts specification, section 2). */
export const FAVORITES_SORT_FIELDS = ['title', 'location', 'price'] as const satisfies readonly SortField[];

/** The number that sort value of a by; `sign` is 1 for ascending and -1 for descending. */
type SortKey = (row: SortRow, sign: 1 | -1) => number;

/** Greater than any rank. */
const RANKS_END = 1e9;

/** Texts are compared by rank; a collator in the comparison was rejected, because ten thousand rows took longer than a frame. */
const KEYS: Record<SortField, SortKey> = {
  // What is sold comes after all others.
  title: (row, sign) => row.titleRank + (row.saleState === 'sold' ? sign * RANKS_END : 0),
  location: (row) => row.locationRank,
  created_at: (row) => row.addedTime,
  // An unknown price comes after all others.
  price: (row, sign) => row.amount || sign * Number.MAX_VALUE,
  people: (row) => row.people,
  bedrooms: (row) => row.bedrooms,
};

/** Sorts into a new list; in both directions equal rows keep their order and unknown prices come last. */
export function sortRows<R extends SortRow>(rows: readonly R[], { field, direction }: PropertySort): R[] {
  const key = KEYS[field];
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => sign * (key(one, sign) - key(other, sign)));
}

/** The other direction, for the sort toggle. */
export function oppositeDirection(direction: SortDirection): SortDirection {
  return direction === 'asc' ? 'desc' : 'asc';
}

const SORTS = SORT_FIELDS.flatMap(({ id: field }) =>
  (['asc', 'desc'] as const).map((direction): PropertySort => ({ field, direction })),
);

const TOTALS = (['asc', 'desc'] as const).map((direction): ListingSort => ({ field: TOTAL, direction }));

function sortName({ field, direction }: ListingSort): string {
  return `${field}-${direction}`;
}

/** An order as URLs have it, such as 'price-desc'; '' for the default order. */
export function writeSort(sort: ListingSort): string {
  const name = sortName(sort);
  return name === sortName(DEFAULT_SORT) ? '' : name;
}

/** Reads an order from a URL; anything else is the default order. */
export function readSort(name: string): PropertySort {
  return SORTS.find((sort) => sortName(sort) === name) ?? DEFAULT_SORT;
}

/** Reads the order of a listing page from a URL; by the total only when there is a stay. */
export function readListingSort(name: string, hasStay: boolean): ListingSort {
  const total = hasStay ? TOTALS.find((sort) => sortName(sort) === name) : undefined;
  return total ?? readSort(name);
}
