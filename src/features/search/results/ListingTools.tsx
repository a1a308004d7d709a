import { type ComponentType, type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { encodeSearch } from '../state/listing-url.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import { resultCount } from '#domain/search/text.ts';
import type { SearchEngine } from '#domain/search/index/search-engine.ts';
import { SearchField } from '../bar/SearchField.tsx';
import { ActiveFilters } from '../filters/ActiveFilters.tsx';
import { activeFilters } from '../filters/active-filters.ts';
import type { FilterPanelProps } from '../filters/FilterPanel.tsx';
import { KindSwitch, sharesSwitch } from '../filters/KindSwitch.tsx';
import type { ChangeSearch, ListedPage, ListingState } from '../state/listing-state.ts';
import { SortOrder } from './SortOrder.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import { FILTER_TEXT, SORT_BAR_TEXT } from '../text.ts';

export interface ListingToolsProps {
  page: ListedPage;
  state: ListingState;
  change: ChangeSearch;
  /** Counts results in advance; null while the index is loading. */
  engine: SearchEngine | null;
  /** Called when the visitor chooses another view. */
  showTools: () => void;
  /** Called when the visitor submits the panel. */
  showResults: () => void;
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
export function ListingTools({ page, state, change, engine, showTools, showResults }: ListingToolsProps): ReactElement {
  const [open, setOpen] = useState<'no' | 'yes' | 'failed'>('no');
  const [Panel, setPanel] = useState<ComponentType<FilterPanelProps> | null>(null);
  const { search } = state;
  const count = countOf(page, state);
  const active = activeFilters(search).length;
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
      key={encodeSearch({ ...search, page: 1 })}
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
        <div className="flex items-center gap-4 max-lg:hidden noscript:hidden">
          <SearchField
            text={search.text}
            // One history entry per text, not per letter.
            onSearch={(text) => change({ ...search, text, page: 1 }, search.text === '' ? 'push' : 'replace')}
          />
          <SortOrder sort={search.sort} onChange={(sort) => change({ ...search, sort, page: 1 })} />
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
          onClick={() => (isOpen ? close() : void openPanel())}
        >
          <span className="max-lg:hidden">{FILTER_TEXT.open}</span>
          <span className="lg:hidden">{FILTER_TEXT.openAll}</span>
          {active > 0 && ` (${active})`}
        </button>
      </div>
      <div id="listing-panel" hidden={open === 'no'}>
        {isOpen && panel}
        {open === 'failed' && <p role="alert">{FILTER_TEXT.failed}</p>}
      </div>
      <ActiveFilters search={search} change={change} />
    </section>
  );
}
