import { amenitySelection } from '../amenity-filters.ts';
import type { ListingSearch } from '../listing-search.ts';
import { compileFilterWithoutType } from '../filter.ts';
import { DEFAULT_SORT, type PropertySort, type SortDirection, sortRows, TOTAL } from '../sort.ts';
import type { FindOffers, OfferOf } from '../stay-offers.ts';
import { matchesQuickFilters, quickFilterSelection } from '../quick-filter-list.ts';
import { matchesWords, searchWords } from '../text-match.ts';
import type { Catalogue, CatalogueRow } from './read-index.ts';

/** The part of a search that the engine needs; the screen handles view and page. */
export type EngineSearch = Pick<ListingSearch, 'text' | 'stay' | 'filter' | 'quickFilters' | 'amenities' | 'sort'>;

/** Finds every row of one catalogue that matches a search, in order; null for a stay while nobody knows what is free. */
export type SearchEngine = (search: EngineSearch) => CatalogueRow[] | null;

/** Prepares a catalogue; each order is sorted at its first use and kept, so that a keystroke sorts nothing. */
export function createSearchEngine(catalogue: Catalogue, findOffers: FindOffers | null = null): SearchEngine {
  const orders = new Map<string, readonly CatalogueRow[]>();
  const ordered = (sort: PropertySort): readonly CatalogueRow[] => {
    const name = `${sort.field} ${sort.direction}`;
    const known = orders.get(name) ?? sortRows(catalogue.rows, sort);
    orders.set(name, known);
    return known;
  };
  return ({ text, stay, filter, quickFilters, amenities, sort }) => {
    if (stay !== null && findOffers === null) return null;
    const offerOf = stay && findOffers && findOffers(stay);
    const words = searchWords(text);
    const matchesFilter = compileFilterWithoutType(filter);
    const quick = quickFilterSelection(quickFilters);
    const wanted = amenitySelection(amenities);
    const found = ordered(sort.field === TOTAL ? DEFAULT_SORT : sort).filter(
      (row) =>
        matchesWords(row, words) &&
        matchesQuickFilters(row, quick) &&
        (row.amenities & wanted) === wanted &&
        matchesFilter(row) &&
        // Last, because it takes longest.
        (offerOf === null || offerOf(row) !== null),
    );
    return offerOf !== null && sort.field === TOTAL ? sortByTotal(found, offerOf, sort.direction) : found;
  };
}

function sortByTotal(rows: readonly CatalogueRow[], offerOf: OfferOf, direction: SortDirection): CatalogueRow[] {
  const sign = direction === 'asc' ? 1 : -1;
  const centsOf = (row: CatalogueRow): number => offerOf(row)?.cents ?? 0;
  return rows.toSorted((one, other) => sign * (centsOf(one) - centsOf(other)));
}
