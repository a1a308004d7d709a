import type { ReactElement } from 'react';
import type { FindableFilters } from '#domain/search/findable-filters.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import { ChipBar } from './ChipBar.tsx';
import { amenityChips, quickFilterChips } from './chips.ts';
import type { ListedPage } from '../state/listing-state.ts';
import { RentalOption } from './RentalOption.tsx';
import { FILTER_TEXT as text } from '../text.ts';

export interface SheetFiltersProps {
  page: ListedPage;
  search: ListingSearch;
  /** Filters with results; null while unknown. */
  findable: FindableFilters | null;
  onChange: (change: Partial<ListingSearch>) => void;
}

/** The filters that larger screens show on the page itself. */
export function SheetFilters({ page, search, findable, onChange }: SheetFiltersProps): ReactElement {
  const { filter } = search;
  return (
    <>
      <div className="sheet-chips">
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
        <div className="sheet-chips">
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
          finds={findable?.rentalOption ?? true}
          onChange={(hasRentalOption) => onChange({ filter: { ...filter, hasRentalOption } })}
        />
      )}
    </>
  );
}
