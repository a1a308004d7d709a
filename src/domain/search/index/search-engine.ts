import { amenitySelection } from '../amenity-filters.ts';
import type { ListingSearch } from '../listing-search.ts';
import { compileFilterWithoutType } from '../filter.ts';
import { type PropertySort, sortRows } from '../sort.ts';
import { matchesQuickFilters, quickFilterSelection } from '../quick-filter-list.ts';
import { matchesWords, searchWords } from '../text-match.ts';
import type { Catalogue, CatalogueRow } from './read-index.ts';

/** The part of a search that the engine needs; the screen handles view and page. */
export type EngineSearch = Pick<ListingSearch, 'text' | 'filter' | 'quickFilters' | 'amenities' | 'sort'>;

/** Finds every row of one catalogue that matches a search, in order. */
export type SearchEngine = (search: EngineSearch) => CatalogueRow[];

/** Prepares a catalogue; each order is sorted at its first use and kept, so that a keystroke sorts nothing. */
export function createSearchEngine(catalogue: Catalogue): SearchEngine {
  const orders = new Map<string, readonly CatalogueRow[]>();
  const ordered = (sort: PropertySort): readonly CatalogueRow[] => {
    const name = `${sort.field} ${sort.direction}`;
    const known = orders.get(name) ?? sortRows(catalogue.rows, sort);
    orders.set(name, known);
    return known;
  };
  return ({ text, filter, quickFilters, amenities, sort }) => {
    const words = searchWords(text);
    const matchesFilter = compileFilterWithoutType(filter);
    const quick = quickFilterSelection(quickFilters);
    const wanted = amenitySelection(amenities);
    return ordered(sort).filter(
      (row) =>
        matchesWords(row, words) &&
        matchesQuickFilters(row, quick) &&
        (row.amenities & wanted) === wanted &&
        matchesFilter(row),
    );
  };
}
