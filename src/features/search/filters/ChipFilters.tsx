import type { ReactElement } from 'react';
import type { FindableFilters } from '#domain/search/findable-filters.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import { ChipBar } from './ChipBar.tsx';
import { amenityChips, quickFilterChips } from './chips.ts';
import type { ListedPage } from '../state/listing-state.ts';
import { RentalOption } from './RentalOption.tsx';
import { FILTER_TEXT as text } from '../text.ts';

export interface ChipFiltersProps {
  page: ListedPage;
  search: ListingSearch;
  findable: FindableFilters;
  onChange: (change: Partial<ListingSearch>) => void;
}

/** The quick filters, and the amenities or the rental option of the listings that have them. */
export function ChipFilters({ page, search, findable, onChange }: ChipFiltersProps): ReactElement {
  const { filter } = search;
  return (
    <>
      <div className="grid gap-3">
        <span aria-hidden="true" className="label text-clay">
          {text.quick}
        </span>
        <ChipBar
          label={text.quick}
          options={quickFilterChips(page.offered, findable)}
          chosen={search.quickFilters}
          onChange={(quickFilters) => onChange({ quickFilters })}
        />
      </div>
      {page.type === 'rental' && (
        <div className="grid gap-3">
          <span aria-hidden="true" className="label text-clay">
            {text.amenities}
          </span>
          <ChipBar
            label={text.amenities}
            options={amenityChips(findable)}
            chosen={search.amenities}
            onChange={(amenities) => onChange({ amenities })}
          />
        </div>
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
