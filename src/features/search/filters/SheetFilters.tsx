import type { ReactElement } from 'react';
import type { FindableFilters } from '#domain/search/findable-filters.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import { ChipBar } from './ChipBar.tsx';
import { amenityChips, quickFilterChips } from './chips.ts';
import type { ListedPage } from '../state/listing-state.ts';
import { RentalOption } from './RentalOption.tsx';
import { FILTER_TEXT as text } from '../text.ts';

/** The search as it would be, and whom to tell. */
export interface SheetFiltersProps {
  page: ListedPage;
  search: ListingSearch;
  /** Filters that find something of it; null while that is not known. */
  findable: FindableFilters | null;
  onChange: (change: Partial<ListingSearch>) => void;
}

/** The filters that stand on the page itself where there is room, within the sheet. */
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
