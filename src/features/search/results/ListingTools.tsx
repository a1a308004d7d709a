import { type ReactElement, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { encodeSearch } from '../state/listing-url.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import type { StaySearch } from '#domain/search/stay-search.ts';
import { forStay } from '#domain/search/stay-text.ts';
import { resultCount } from '#domain/search/text.ts';
import { isStayPage } from '#domain/stay/stay-page.ts';
import type { SearchEngine } from '#domain/search/index/search-engine.ts';
import { SearchField } from '../bar/SearchField.tsx';
import { ActiveFilters } from '../filters/ActiveFilters.tsx';
import { activeFilters } from '../filters/active-filters.ts';
import { KindSwitch } from '../filters/KindSwitch.tsx';
import { StayButton } from '../filters/StayButton.tsx';
import type { StayPanelProps } from '../filters/StayPanel.tsx';
import { type LazyPanel, useLazyPanel } from '../filters/use-lazy-panel.ts';
import type { ChangeSearch, ListedPage, ListingState } from '../state/listing-state.ts';
import { SortOrder } from './SortOrder.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import { showResults, showTools } from '../state/listing-parts.ts';
import { FILTER_TEXT, RESULT_TEXT, SORT_BAR_TEXT } from '../text.ts';

export interface ListingToolsProps {
  page: ListedPage;
  state: ListingState;
  change: ChangeSearch;
  /** Counts results in advance; null while the index is loading. */
  engine: SearchEngine | null;
  /** The panel with the dates. */
  dates: LazyPanel<StayPanelProps>;
  openDates: () => void;
  /** Fetches prices and free nights, for the count of a search by dates. */
  loadStays: () => void;
}

/** The number of results; null while unknown. */
function countOf(page: ListedPage, { found }: ListingState): number | null {
  if (found.state === 'static') return page.total;
  return found.state === 'found' ? found.rows.length : null;
}

/**
 * The row between the head of a listing and its cards; on a small screen the panel has most of it. The
 * build renders its untouched state.
 */
export function ListingTools(props: ListingToolsProps): ReactElement {
  const { page, state, change, engine, dates, openDates, loadStays } = props;
  const filters = useLazyPanel(() => import('../filters/FilterPanel.tsx').then(({ FilterPanel }) => FilterPanel));
  const field = useRef<HTMLInputElement>(null);
  const { search } = state;
  const { stay } = search;
  const count = countOf(page, state);
  // The dates have a panel of their own.
  const active = activeFilters({ ...search, stay: null }).length;
  const isOpen = filters.state === 'open';
  /** Runs the search of a panel; synchronous, because the page behind an open sheet takes no focus. */
  const show = (wanted: ListingSearch, close: () => void): void => {
    flushSync(() => {
      change(wanted);
      close();
    });
    showResults();
  };
  // One history entry per text, not per letter.
  const searchText = (text: string): void =>
    change({ ...search, text, page: 1 }, search.text === '' ? 'push' : 'replace');
  /** Opens a panel. Text that was just typed is searched for first: a search made later would reset the panel's fields. */
  const openPanel = (open: () => void): void => {
    const typed = field.current?.value ?? search.text;
    if (typed !== search.text) searchText(typed);
    open();
  };
  // A new search from elsewhere, such as the back button, resets the fields.
  const key = encodeSearch({ ...search, page: 1 });
  return (
    <section aria-label={SORT_BAR_TEXT.tools} className="listing-tools">
      <div className="listing-tools-row">
        {isStayPage(page.type) && <StayButton stay={stay} onOpen={() => openPanel(openDates)} />}
        {isStayPage(page.type) && <KindSwitch type={page.type} search={search} />}
        <p role="status" className="listing-count">
          <ResultCount count={count} stay={stay} />
        </p>
        <div className="listing-fields">
          <SearchField ref={field} text={search.text} onSearch={searchText} />
          <SortOrder
            sort={search.sort}
            hasTotal={stay !== null}
            onChange={(sort) => change({ ...search, sort, page: 1 })}
          />
        </div>
        <ViewSwitch
          view={search.view}
          onChange={(view) => {
            if (view === search.view) return;
            change({ ...search, view });
            showTools();
          }}
        />
        <button
          type="button"
          className="listing-toggle"
          aria-expanded={isOpen}
          aria-controls="listing-panel"
          onClick={() => (isOpen ? filters.close() : openPanel(filters.open))}
        >
          <span className="max-lg:hidden">{FILTER_TEXT.open}</span>
          <span className="lg:hidden">{FILTER_TEXT.openAll}</span>
          {active > 0 && ` (${active})`}
        </button>
      </div>
      <div id="listing-panel" hidden={filters.state === 'closed' && dates.state === 'closed'}>
        {isOpen && filters.Panel !== null && (
          <filters.Panel
            key={key}
            page={page}
            search={search}
            count={count}
            engine={engine}
            loadStays={loadStays}
            onShow={(wanted) => show(wanted, filters.close)}
            onClose={filters.close}
          />
        )}
        {dates.state === 'open' && dates.Panel !== null && (
          <dates.Panel
            key={key}
            page={page}
            search={search}
            engine={engine}
            onShow={(wanted) => show(wanted, dates.close)}
            onClose={dates.close}
          />
        )}
        {[filters.state, dates.state].includes('failed') && <p role="alert">{FILTER_TEXT.failed}</p>}
      </div>
      <ActiveFilters search={search} change={change} />
    </section>
  );
}

/** Where there is no room for the dates they are read in the row of active filters. */
function ResultCount({ count, stay }: { count: number | null; stay: StaySearch | null }): ReactNode {
  if (count === null) return '';
  if (stay === null) return resultCount(count);
  return (
    <>
      {RESULT_TEXT.free(count)}
      <span className="max-xl:sr-only"> {forStay(stay)}</span>
    </>
  );
}
