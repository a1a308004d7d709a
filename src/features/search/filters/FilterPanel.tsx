import { type ReactElement, useMemo, useState } from 'react';
import { findableFilters } from '#domain/search/findable-filters.ts';
import { DEFAULT_FILTER } from '#domain/search/filter.ts';
import { BEDROOM_BOUNDS, DOUBLES_MAX, PEOPLE_BOUNDS } from '#domain/search/limits.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import { LISTING_LOCATIONS } from '#domain/places/locations.ts';
import { VILLA_TYPE_LABELS } from '#domain/property/options.ts';
import type { SearchEngine } from '#domain/search/index/search-engine.ts';
import { ChipFilters } from './ChipFilters.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import type { ListedPage } from '../state/listing-state.ts';
import { draftOf, EMPTY_DRAFT, filterOf, type PanelDraft } from './panel-draft.ts';
import { panelFindable } from './panel-findable.ts';
import { PriceChoice } from './PriceChoice.tsx';
import { SheetForm } from './SheetForm.tsx';
import { SheetTools } from './SheetTools.tsx';
import { Stepper } from '#components/Stepper.tsx';
import { PANEL_TEXT as text } from './panel-text.ts';
import { useLazyPanel } from './use-lazy-panel.ts';
import { FILTER_TEXT } from '../text.ts';

export interface FilterPanelProps {
  page: ListedPage;
  search: ListingSearch;
  /** Number of results of that search; null while unknown. */
  count: number | null;
  /** Counts results in advance; null while the index is loading. */
  engine: SearchEngine | null;
  /** Called with the new search when the visitor submits the panel. */
  onShow: (search: ListingSearch) => void;
  /** Fetches prices and free nights, for the count of a search by dates. */
  loadStays: () => void;
  onClose: () => void;
}

/** Windows in which the page shows no search field and no order: below `lg`. */
const SMALL = '(max-width: 63.99rem)';

/** 'FILTER YOUR SEARCH', a sheet over the page: nothing changes until the visitor submits it. */
export function FilterPanel({
  page,
  search,
  count,
  engine,
  loadStays,
  onShow,
  onClose,
}: FilterPanelProps): ReactElement {
  const [isSmall] = useState(() => matchMedia(SMALL).matches);
  const [draft, setDraft] = useState(() => draftOf(search.filter));
  /** Everything that is not in the draft. */
  const [others, setOthers] = useState(() => search);
  const [touched, setTouched] = useState(false);
  const dates = useLazyPanel(() => import('./load-stay-panel.ts').then(({ loadStayPanel }) => loadStayPanel()));
  const { bedrooms, doubles, guests } = draft;

  const wanted = useMemo<ListingSearch>(() => {
    return { ...others, filter: filterOf(draft, others.filter), page: 1 };
  }, [others, draft]);
  const rows = useMemo(() => engine?.(wanted) ?? null, [engine, wanted]);
  const findable = useMemo(() => panelFindable(engine, wanted), [engine, wanted]);

  const putOthers = (change: Partial<ListingSearch>): void => {
    setOthers({ ...others, ...change });
    setTouched(true);
  };
  const put = (change: Partial<PanelDraft>): void => {
    setDraft({ ...draft, ...change });
    setTouched(true);
  };
  const clear = (): void => {
    setDraft(EMPTY_DRAFT);
    putOthers({ quickFilters: [], amenities: [], filter: DEFAULT_FILTER });
  };
  return (
    <>
      {/*
        Over the other sheet, whose fields keep what was chosen. First here: going back replaces both, and React closes
        them in this order. The lower one could not give the focus back from under an open one.
      */}
      {dates.state === 'open' && dates.Panel !== null && (
        <dates.Panel
          page={page}
          search={wanted}
          engine={engine}
          onShow={({ stay, sort, filter }) => {
            putOthers({ stay, sort });
            put({ guests: filter.minPeople });
          }}
          onClose={dates.close}
        />
      )}
      <SheetForm
        title={text.panel}
        submit={isSmall ? text.showProperties(rows?.length ?? (touched ? null : count)) : text.showResults}
        clear={text.clearSelection}
        onSubmit={() => onShow(wanted)}
        onClear={clear}
        onClose={onClose}
      >
        {isSmall && (
          <SheetTools
            page={page}
            search={wanted}
            openDates={() => {
              loadStays();
              dates.open();
            }}
            onChange={putOthers}
          />
        )}
        {dates.state === 'failed' && <p role="alert">{FILTER_TEXT.failed}</p>}
        <ChipFilters
          page={page}
          search={wanted}
          findable={rows === null ? page.findable : findableFilters(rows)}
          onChange={putOthers}
        />
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
        <div className="grid content-start gap-4">
          <Stepper
            label={text.minBedrooms}
            value={bedrooms.min}
            less={bedrooms.min > BEDROOM_BOUNDS.min}
            more={bedrooms.min < bedrooms.max}
            onStep={(step) => put({ bedrooms: { ...bedrooms, min: bedrooms.min + step } })}
          />
          <Stepper
            label={text.maxBedrooms}
            value={bedrooms.max}
            less={bedrooms.max > bedrooms.min}
            more={bedrooms.max < BEDROOM_BOUNDS.max}
            onStep={(step) => put({ bedrooms: { ...bedrooms, max: bedrooms.max + step } })}
          />
          <Stepper
            label={text.doubles}
            value={doubles}
            less={doubles > 0}
            more={doubles < DOUBLES_MAX}
            onStep={(step) => put({ doubles: doubles + step })}
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
      </SheetForm>
    </>
  );
}
