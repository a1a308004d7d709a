import { type ReactElement, useState } from 'react';
import { AMENITY_FILTERS } from '@site/domain/amenity-filters';
import { encodeSearch } from '@site/domain/listing-address';
import { resultCount } from '@site/domain/messages/listing-messages';
import { QUICK_FILTERS } from '@site/domain/quick-filter-list';
import { ActiveFilters } from './ActiveFilters.tsx';
import { ChipBar } from './ChipBar.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { KindSwitch, sharesSwitch } from './KindSwitch.tsx';
import type { ChangeSearch, ListedPage, ListingState } from './listing-state.ts';
import { RentalOption } from './RentalOption.tsx';
import { SortBar } from './SortBar.tsx';
import { FILTER_WORDS, SORT_BAR_WORDS } from './words.ts';

/** What the tools show and whom they tell. */
export interface ListingToolsProps {
  page: ListedPage;
  state: ListingState;
  change: ChangeSearch;
  /** Called when the visitor asks to see the results. */
  showResults: () => void;
}

/** The number of results; null while it is not known. */
function countOf(page: ListedPage, { found }: ListingState): number | null {
  if (found.state === 'static') return page.total;
  return found.state === 'found' ? found.rows.length : null;
}

/** Everything between the head of a listing and its cards. The build renders it as it is before a touch. */
export function ListingTools({ page, state, change, showResults }: ListingToolsProps): ReactElement {
  const [open, setOpen] = useState(false);
  const { search } = state;
  const count = countOf(page, state);
  return (
    <section aria-label={SORT_BAR_WORDS.tools} className="listing-tools">
      <div className="listing-tools-row">
        {sharesSwitch(page.type) && <KindSwitch type={page.type} search={search} />}
        <p role="status" className="listing-count">
          {count === null ? '' : resultCount(count)}
        </p>
        <SortBar search={search} change={change} />
      </div>
      <div className="listing-filters">
        <button
          type="button"
          className="filter-toggle"
          data-wake="filters"
          aria-expanded={open}
          aria-controls="listing-panel"
          onClick={() => setOpen(!open)}
        >
          {FILTER_WORDS.open}
        </button>
        <ChipBar
          label={FILTER_WORDS.quick}
          options={QUICK_FILTERS}
          chosen={search.quickFilters}
          onChange={(quickFilters) => change({ ...search, quickFilters, page: 1 })}
        />
      </div>
      {page.type === 'rental' && (
        <div className="listing-filters">
          <span aria-hidden="true" className="label text-clay">
            {FILTER_WORDS.amenities}
          </span>
          <ChipBar
            label={FILTER_WORDS.amenities}
            options={AMENITY_FILTERS}
            chosen={search.amenities}
            onChange={(amenities) => change({ ...search, amenities, page: 1 })}
          />
        </div>
      )}
      {page.type === 'real_estate' && <RentalOption search={search} change={change} />}
      <div id="listing-panel" hidden={!open}>
        {open && (
          <FilterPanel
            // A search that changes elsewhere, as by the back button, brings its own fields.
            key={encodeSearch({ ...search, text: '', quickFilters: [], amenities: [], page: 1 })}
            filter={search.filter}
            onShow={(filter) => {
              change({ ...search, filter, page: 1 });
              setOpen(false);
              showResults();
            }}
          />
        )}
      </div>
      <ActiveFilters search={search} change={change} />
    </section>
  );
}
