import { type ReactElement, useMemo, useState } from 'react';
import { stepBedrooms } from './bedroom-stepper.ts';
import { findableFilters } from '#domain/search/findable-filters.ts';
import { BEDROOM_BOUNDS, PEOPLE_BOUNDS } from '#domain/search/limits.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import { LISTING_LOCATIONS } from '#domain/places/locations.ts';
import { VILLA_TYPE_LABELS } from '#domain/property/options.ts';
import type { SearchEngine } from '#domain/search/index/search-engine.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import type { ListedPage } from '../state/listing-state.ts';
import { draftOf, EMPTY_DRAFT, filterOf, type PanelDraft } from './panel-draft.ts';
import { panelFindable } from './panel-findable.ts';
import { PriceChoice } from './PriceChoice.tsx';
import { SheetFilters } from './SheetFilters.tsx';
import { Stepper } from './Stepper.tsx';
import { PANEL_TEXT as text } from './panel-text.ts';

export interface FilterPanelProps {
  page: ListedPage;
  search: ListingSearch;
  /** Number of results of that search; null while unknown. */
  count: number | null;
  /** Counts results in advance; null while the index is loading. */
  engine: SearchEngine | null;
  /** Called with the new search when the visitor submits the panel. */
  onShow: (search: ListingSearch) => void;
  onClose: () => void;
}

/** Windows in which the filters are a sheet over the page; search.css has the same width. */
const SMALL = '(max-width: 39.99rem)';

/** 'FILTER YOUR SEARCH': nothing changes until the visitor submits it. */
export function FilterPanel({ page, search, count, engine, onShow, onClose }: FilterPanelProps): ReactElement {
  // A sheet has every filter, and a close button.
  const [isSheet] = useState(() => matchMedia(SMALL).matches);
  const [draft, setDraft] = useState(() => draftOf(search.filter));
  /** The filters that only the sheet has. */
  const [others, setOthers] = useState(() => search);
  const [touched, setTouched] = useState(false);
  const { bedrooms, guests } = draft;

  const wanted = useMemo<ListingSearch>(() => {
    const { quickFilters, amenities, filter } = isSheet ? others : search;
    return { ...search, quickFilters, amenities, filter: filterOf(draft, filter), page: 1 };
  }, [isSheet, others, search, draft]);
  const rows = useMemo(() => engine?.(wanted) ?? null, [engine, wanted]);
  const findable = useMemo(() => panelFindable(engine, wanted), [engine, wanted]);

  const put = (change: Partial<PanelDraft>): void => {
    setDraft({ ...draft, ...change });
    setTouched(true);
  };
  const clear = (): void => {
    setDraft(EMPTY_DRAFT);
    setOthers({ ...others, quickFilters: [], amenities: [], filter: { ...others.filter, hasRentalOption: false } });
    setTouched(true);
  };
  const form = (
    <form
      className="filter-panel"
      aria-labelledby="filter-panel"
      onSubmit={(event) => {
        event.preventDefault();
        onShow(wanted);
      }}
    >
      <div className="filter-panel-head">
        <h2 id="filter-panel" className="font-display text-title">
          {text.panel}
        </h2>
        {isSheet && (
          <button
            type="button"
            className="tool-button"
            aria-label={text.close}
            onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          >
            <span aria-hidden="true">×</span>
          </button>
        )}
      </div>
      <div className="filter-panel-fields">
        {isSheet && (
          <SheetFilters
            page={page}
            search={wanted}
            findable={rows === null ? null : findableFilters(rows)}
            onChange={(change) => {
              setOthers({ ...others, ...change });
              setTouched(true);
            }}
          />
        )}
        <ChoiceList
          label={text.location}
          options={LISTING_LOCATIONS}
          finds={findable.location}
          chosen={draft.location}
          onChange={(location) => put({ location })}
        />
        <ChoiceList
          label={text.villaType}
          options={Object.values(VILLA_TYPE_LABELS)}
          finds={findable.villaType}
          chosen={draft.villaType}
          onChange={(villaType) => put({ villaType })}
        />
        <div className="filter-panel-numbers">
          <Stepper
            label={text.minBedrooms}
            value={bedrooms.min}
            less={bedrooms.min > BEDROOM_BOUNDS.min}
            more={bedrooms.min < bedrooms.max}
            onStep={(step) => put({ bedrooms: stepBedrooms(bedrooms, 'min', step) })}
          />
          <Stepper
            label={text.maxBedrooms}
            value={bedrooms.max}
            less={bedrooms.max > bedrooms.min}
            more={bedrooms.max < BEDROOM_BOUNDS.max}
            onStep={(step) => put({ bedrooms: stepBedrooms(bedrooms, 'max', step) })}
          />
          {/* A property for sale has no guests. */}
          {page.type !== 'real_estate' && (
            <Stepper
              label={text.guests}
              value={guests}
              less={guests > PEOPLE_BOUNDS.min}
              more={guests < PEOPLE_BOUNDS.max}
              onStep={(step) => put({ guests: guests + step })}
            />
          )}
          <PriceChoice
            label={text.price[page.type]}
            price={draft.price}
            finds={findable.price}
            onChange={(price) => put({ price })}
          />
        </div>
      </div>
      <div className="filter-panel-foot">
        <button className="button button-primary">
          {isSheet ? text.showProperties(rows?.length ?? (touched ? null : count)) : text.showResults}
        </button>
        <button type="button" className="button button-quiet" onClick={clear}>
          {text.clearSelection}
        </button>
      </div>
    </form>
  );
  return isSheet ? <FilterSheet onClose={onClose}>{form}</FilterSheet> : form;
}
