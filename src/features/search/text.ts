// Sections 2, 4 and 5 of the visitor specification give the texts in quotation marks there; the rest is ours.

import { countOf } from '#domain/text/count-of.ts';

/** Text of the search bar in the head of a listing. */
export const SEARCH_BAR_TEXT = {
  label: 'Search by property name, location, or description',
  /** Typed one after the other while the field has no focus. */
  placeholders: [
    'Search Lisbon',
    'Search Villa',
    'Search Comporta',
    'Search Luxury',
    'Search Beachfront',
    'Search Historic',
  ],
  /** Placeholder while the field has the focus. */
  focused: 'Search by property name, location, or description...',
  submit: 'Search',
  withoutScript: 'Searching and filtering need JavaScript. Every property is listed below.',
} as const;

/** Text of the sort and search bar. */
export const SORT_BAR_TEXT = {
  label: 'Search properties',
  placeholder: 'Search properties...',
  sortBy: 'Sort by',
  /** Of the stay. */
  total: 'Total',
  asc: 'Ascending',
  desc: 'Descending',
  view: 'View',
  grid: 'Grid',
  map: 'Map',
  tools: 'Search, sort and filter',
  rentalKinds: 'Rental type',
} as const;

/** Label of a filter without results, with its count. */
export function nothingFound(label: string): string {
  return `${label} (0)`;
}

/** Text of the filters. */
export const FILTER_TEXT = {
  quick: 'Quick filters',
  amenities: 'Amenities',
  active: 'Active filters',
  remove: (label: string) => `Remove the filter ${label}`,
  rentalOption: 'Show only properties with rental options',
  rentalOptionShort: 'With rental options',
  clearFilter: 'Clear filter',
  open: 'Filters',
  dates: 'Dates and guests',
  /** The same in two parts. */
  datesShort: 'Dates',
  andGuests: ' and guests',
  /** On small screens, where the sheet has the order too. */
  openAll: 'Filter and sort',
  failed: 'The filters did not load.',
  priceFrom: (min: string) => `From ${min}`,
  priceUpTo: (max: string) => `Up to ${max}`,
  bedroomsAtLeast: (min: number) => `${countOf(min, 'bedroom')} or more`,
  bedroomRange: (min: number, max: number) => (min === max ? countOf(min, 'bedroom') : `${min} to ${max} bedrooms`),
  doubleBedrooms: (min: number) => `${min}+ double bedrooms`,
  guestRange: (min: number, max: number) => (min === max ? countOf(min, 'guest') : `${min} to ${max} guests`),
  guestsAtLeast: (min: number) => `${min} guests or more`,
} as const;

/** Text of the results. */
export const RESULT_TEXT = {
  results: 'Results',
  pages: 'Pages of results',
  page: (number: number) => `Page ${number}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  onMap: 'Properties on the map',
  offline: 'you seem to be offline',
  free: (count: number) => `${count} free`,
  noneFree: (stay: string, onlyDates: boolean) =>
    `No property ${onlyDates ? '' : 'that matches your filters '}is free ${stay}.`,
  flexible: 'Flexible by 3 days',
  otherDates: 'Other dates',
  noPrices: 'We cannot show prices for these dates just now.',
  answered: (status: number) => `the server answered ${status}`,
} as const;
