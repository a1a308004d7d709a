import { type ComponentType, type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FindableFilters, findableFilters } from '#domain/search/findable-filters.ts';
import { encodeSearch } from '../state/listing-url.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import { resultCount } from '#domain/search/text.ts';
import type { SearchEngine } from '#domain/search/index/search-engine.ts';
import { ActiveFilters } from '../filters/ActiveFilters.tsx';
import { activeFilters } from '../filters/active-filters.ts';
import { ChipBar } from '../filters/ChipBar.tsx';
import { amenityChips, quickFilterChips } from '../filters/chips.ts';
import type { FilterPanelProps } from '../filters/FilterPanel.tsx';
import { KindSwitch, sharesSwitch } from '../filters/KindSwitch.tsx';
import type { ChangeSearch, ListedPage, ListingState } from '../state/listing-state.ts';
import { RentalOption } from '../filters/RentalOption.tsx';
import { SortBar } from './SortBar.tsx';
import { FILTER_TEXT, SORT_BAR_TEXT } from '../text.ts';

export interface ListingToolsProps {
  page: ListedPage;
  state: ListingState;
  change: ChangeSearch;
  /** Counts results in advance; null while the index is loading. */
  engine: SearchEngine | null;
  /** Called when the visitor submits the panel. */
  showResults: () => void;
}

/** The number of results; null while unknown. */
function countOf(page: ListedPage, { found }: ListingState): number | null {
  if (found.state === 'static') return page.total;
  return found.state === 'found' ? found.rows.length : null;
}

/** The filters with results; those of the whole listing while the results are unknown. */
function findableOf(page: ListedPage, { found }: ListingState): FindableFilters {
  return found.state === 'found' ? findableFilters(found.rows) : page.findable;
}

/** Everything between the head of a listing and its cards. The build renders its untouched state. */
export function ListingTools({ page, state, change, engine, showResults }: ListingToolsProps): ReactElement {
  const [open, setOpen] = useState<'no' | 'yes' | 'failed'>('no');
  const [Panel, setPanel] = useState<ComponentType<FilterPanelProps> | null>(null);
  const { search } = state;
  const count = countOf(page, state);
  const findable = findableOf(page, state);
  const isOpen = open === 'yes';
  const close = (): void => setOpen('no');
  /** Loads the panel's code when it is first opened. */
  const openPanel = async (): Promise<void> => {
    try {
      const { FilterPanel } = await import('../filters/FilterPanel.tsx');
      setPanel(() => FilterPanel);
      setOpen('yes');
    } catch (error) {
      reportError(error);
      setOpen('failed');
    }
  };
  const panel = Panel !== null && (
    <Panel
      // A new search from elsewhere, such as the back button, resets the fields.
      key={encodeSearch({ ...search, text: '', quickFilters: [], amenities: [], page: 1 })}
      page={page}
      search={search}
      count={count}
      engine={engine}
      onShow={(wanted: ListingSearch) => {
        // Synchronous, because the page behind an open sheet takes no focus.
        flushSync(() => {
          change(wanted);
          close();
        });
        showResults();
      }}
      onClose={close}
    />
  );
  return (
    <section aria-label={SORT_BAR_TEXT.tools} className="listing-tools">
      <div className="listing-tools-row">
        {sharesSwitch(page.type) && <KindSwitch type={page.type} search={search} />}
        <p role="status" className="listing-count">
          {count === null ? '' : resultCount(count)}
        </p>
        <div className="listing-bar">
          <SortBar search={search} change={change} />
          <button
            type="button"
            className="filter-toggle"
            data-hydrate="filters"
            aria-expanded={isOpen}
            aria-controls="listing-panel"
            onClick={() => (isOpen ? close() : void openPanel())}
          >
            {FILTER_TEXT.open(activeFilters(search).length)}
          </button>
        </div>
      </div>
      <div className="listing-filters">
        <ChipBar
          label={FILTER_TEXT.quick}
          options={quickFilterChips(page.offered, findable)}
          chosen={search.quickFilters}
          onChange={(quickFilters) => change({ ...search, quickFilters, page: 1 })}
        />
      </div>
      {page.type === 'rental' && (
        <div className="listing-filters">
          <span aria-hidden="true" className="label text-clay">
            {FILTER_TEXT.amenities}
          </span>
          <ChipBar
            label={FILTER_TEXT.amenities}
            options={amenityChips(findable)}
            chosen={search.amenities}
            onChange={(amenities) => change({ ...search, amenities, page: 1 })}
          />
        </div>
      )}
      {page.type === 'real_estate' && (
        <RentalOption
          checked={search.filter.hasRentalOption}
          finds={findable.rentalOption}
          onChange={(hasRentalOption) => change({ ...search, filter: { ...search.filter, hasRentalOption }, page: 1 })}
        />
      )}
      <div id="listing-panel" hidden={open === 'no'}>
        {isOpen && panel}
        {open === 'failed' && <p role="alert">{FILTER_TEXT.failed}</p>}
      </div>
      <ActiveFilters search={search} change={change} />
    </section>
  );
}
