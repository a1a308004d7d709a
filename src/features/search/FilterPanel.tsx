import { type ReactElement, useState } from 'react';
import { stepBedrooms } from '@site/domain/bedroom-stepper';
import { BEDROOM_BOUNDS, PEOPLE_BOUNDS } from '@site/domain/limits';
import { LISTING_LOCATIONS } from '@site/domain/location-options';
import type { PropertyFilter } from '@site/domain/property-filter';
import { VILLA_TYPE_LABELS } from '@site/domain/property-setting';
import { ChoiceList } from './ChoiceList.tsx';
import { draftOf, EMPTY_DRAFT, filterOf, type PanelDraft } from './panel-draft.ts';
import { PriceChoice } from './PriceChoice.tsx';
import { Stepper } from './Stepper.tsx';
import { FILTER_WORDS as words } from './words.ts';

/** The filter and whom to tell. */
export interface FilterPanelProps {
  filter: PropertyFilter;
  /** Called with the filter that shall hold, when 'SHOW RESULTS' is pressed. */
  onShow: (filter: PropertyFilter) => void;
}

/** 'FILTER YOUR SEARCH': nothing changes until the visitor asks for the results. */
export function FilterPanel({ filter, onShow }: FilterPanelProps): ReactElement {
  const [draft, setDraft] = useState(() => draftOf(filter));
  const { bedrooms, guests } = draft;
  const put = (change: Partial<PanelDraft>): void => setDraft({ ...draft, ...change });
  return (
    <form
      className="filter-panel"
      aria-labelledby="filter-panel"
      onSubmit={(event) => {
        event.preventDefault();
        onShow(filterOf(draft, filter));
      }}
    >
      <h2 id="filter-panel" className="font-display text-title">
        {words.panel}
      </h2>
      <div className="filter-panel-fields">
        <ChoiceList
          label={words.location}
          options={LISTING_LOCATIONS}
          chosen={draft.location}
          onChange={(location) => put({ location })}
        />
        <ChoiceList
          label={words.villaType}
          options={Object.values(VILLA_TYPE_LABELS)}
          chosen={draft.villaType}
          onChange={(villaType) => put({ villaType })}
        />
        <div className="filter-panel-numbers">
          <Stepper
            label={words.minBedrooms}
            value={bedrooms.min}
            less={bedrooms.min > BEDROOM_BOUNDS.min}
            more={bedrooms.min < bedrooms.max}
            onStep={(step) => put({ bedrooms: stepBedrooms(bedrooms, 'min', step) })}
          />
          <Stepper
            label={words.maxBedrooms}
            value={bedrooms.max}
            less={bedrooms.max > bedrooms.min}
            more={bedrooms.max < BEDROOM_BOUNDS.max}
            onStep={(step) => put({ bedrooms: stepBedrooms(bedrooms, 'max', step) })}
          />
          <Stepper
            label={words.guests}
            value={guests}
            less={guests > PEOPLE_BOUNDS.min}
            more={guests < PEOPLE_BOUNDS.max}
            onStep={(step) => put({ guests: guests + step })}
          />
          <PriceChoice price={draft.price} onChange={(price) => put({ price })} />
        </div>
      </div>
      <div className="flex flex-wrap gap-4">
        <button className="button button-primary">{words.showResults}</button>
        <button type="button" className="button button-quiet" onClick={() => setDraft(EMPTY_DRAFT)}>
          {words.clearSelection}
        </button>
      </div>
    </form>
  );
}
