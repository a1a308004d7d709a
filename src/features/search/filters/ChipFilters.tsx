import type { ReactElement } from 'react';
import { AMENITY_FILTERS } from '#domain/search/amenity-filters.ts';
import type { FindableFilters } from '#domain/search/findable-filters.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import { QUICK_FILTERS } from '#domain/search/quick-filter-list.ts';
import { ChipBar } from './ChipBar.tsx';
import type { ListedPage } from '../state/listing-state.ts';
import { RentalOption } from './RentalOption.tsx';
import { FILTER_TEXT as text } from '../text.ts';

interface Props {
  page: ListedPage;
  search: ListingSearch;
  findable: FindableFilters;
  onChange: (change: Partial<ListingSearch>) => void;
}

/** The quick filters, and the amenities or the rental option of the listings that have them. */
export function ChipFilters({ page, search, findable, onChange }: Props): ReactElement {
  const { filter } = search;
  const isOffered = (_: unknown, place: number): boolean => (page.offered & (1 << place)) !== 0;
  return (
    <>
      <ChipBar
        label={text.quick}
        options={chips(QUICK_FILTERS, findable.quickFilters).filter(isOffered)}
        chosen={search.quickFilters}
        onChange={(quickFilters) => onChange({ quickFilters })}
      />
      {page.type === 'rental' && (
        <ChipBar
          label={text.amenities}
          options={chips(AMENITY_FILTERS, findable.amenities)}
          chosen={search.amenities}
          onChange={(amenities) => onChange({ amenities })}
        />
      )}
      {page.type === 'real_estate' && (
        <RentalOption
          checked={filter.hasRentalOption}
          finds={findable.rentalOption}
          onChange={(hasRentalOption) => onChange({ filter: { ...filter, hasRentalOption } })}
        />
      )}
    </>
  );
}

/** Marks the filters with results, one bit each. */
function chips<Filter extends object>(filters: readonly Filter[], found: number) {
  return filters.map((filter, place) => ({ ...filter, finds: (found & (1 << place)) !== 0 }));
}
