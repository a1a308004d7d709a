import type { PropertySummary } from '#domain/property/summary.ts';

/** The fields of a property that search, filters and sorts read, few enough for an index in the browser. */
export const SEARCHED_FIELDS = [
  ...([
    'id',
    'title',
    'location',
    'description',
    'tag',
    'type',
    'destination',
    'setting',
    'people',
    'bedrooms',
  ] as const),
  ...(['hasRentalOption', 'saleState'] as const),
  ...(['showOnRetreatsPage', 'showOnEventsPage', 'showOnProductionsPage'] as const),
] as const satisfies readonly (keyof PropertySummary)[];

/** What search, filters and sorts read. */
export interface SearchFacts extends Pick<
  PropertySummary,
  (typeof SEARCHED_FIELDS)[number] | 'addedAt' | 'quickFilters' | 'doubles'
> {
  /** Compared price in whole euros: per night or day, or the whole price for sale; 0 when unknown. */
  amount: number;
}
