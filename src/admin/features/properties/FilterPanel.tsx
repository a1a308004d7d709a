import { STATUS_FILTERS, type DashboardSearch } from '#domain/property/dashboard/search.ts';
import { FILTER_TYPES } from '#domain/search/filter-options.ts';
import { BEDROOM_BOUNDS, PEOPLE_BOUNDS } from '#domain/search/limits.ts';
import { ADMIN_LOCATIONS } from '#domain/places/locations.ts';
import type { PropertyFilter } from '#domain/search/filter.ts';
import type { ReactElement } from 'react';
import { Choice } from '#admin/components/form/Choice.tsx';
import { RangeField } from '#admin/components/form/RangeField.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { DASHBOARD_TEXT } from './text.ts';

const text = DASHBOARD_TEXT.filters;

const STATUSES = STATUS_FILTERS.map((id) => ({ id, label: DASHBOARD_TEXT.statuses[id] }));

interface Props {
  search: DashboardSearch;
  changeSearch: (change: Partial<DashboardSearch>) => void;
}

/** The filters of the list; each takes effect at once. */
export function FilterPanel({ search, changeSearch }: Props): ReactElement {
  const { filter, status } = search;
  const narrow = (change: Partial<PropertyFilter>): void => changeSearch({ filter: { ...filter, ...change } });
  return (
    <div className="mt-4 grid gap-x-8 gap-y-5 border-b-4 border-anil bg-limestone px-6 pt-5 pb-6 sm:grid-cols-2 xl:grid-cols-4">
      <Choice
        className="field"
        label={text.type}
        value={filter.type}
        options={FILTER_TYPES}
        choose={(type) => narrow({ type })}
      />
      <Choice
        className="field"
        label={text.status}
        value={status}
        options={STATUSES}
        choose={(chosen) => changeSearch({ status: chosen })}
      />
      <PriceFilter filter={filter} narrow={narrow} />
      <RangeField
        label={text.bedrooms}
        ends={{ min: text.atLeast(text.bedrooms), max: text.atMost(text.bedrooms) }}
        bounds={BEDROOM_BOUNDS}
        value={{ min: filter.minBedrooms, max: filter.maxBedrooms }}
        shown={text.range(filter.minBedrooms, filter.maxBedrooms)}
        onRange={({ min, max }) => narrow({ minBedrooms: min, maxBedrooms: max })}
      />
      <RangeField
        label={text.guests}
        ends={{ min: text.atLeast(text.guests), max: text.atMost(text.guests) }}
        bounds={PEOPLE_BOUNDS}
        value={{ min: filter.minPeople, max: filter.maxPeople }}
        shown={text.range(filter.minPeople, filter.maxPeople)}
        onRange={({ min, max }) => narrow({ minPeople: min, maxPeople: max })}
      />
      <fieldset className="field-choices col-span-full">
        <legend className="field-label">{text.location}</legend>
        <div className="choices">
          {ADMIN_LOCATIONS.map((location) => (
            <label key={location} className="choice">
              <input
                type="checkbox"
                checked={filter.location.includes(location)}
                onChange={({ currentTarget }) =>
                  narrow({
                    location: currentTarget.checked
                      ? [...filter.location, location]
                      : filter.location.filter((other) => other !== location),
                  })
                }
              />
              <span className="min-h-8.5 px-3.5 py-0.5">{location}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
