import { STATUS_FILTERS, type DashboardSearch } from '#domain/property/dashboard/search.ts';
import { FILTER_TYPES } from '#domain/search/filter-options.ts';
import { BEDROOM_BOUNDS, PEOPLE_BOUNDS } from '#domain/search/limits.ts';
import { ADMIN_LOCATIONS } from '#domain/places/locations.ts';
import type { PropertyFilter } from '#domain/search/filter.ts';
import { useId, type ReactElement, type ReactNode } from 'react';
import { RangeField } from '#admin/components/form/RangeField.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { DASHBOARD_TEXT } from './text.ts';

const text = DASHBOARD_TEXT.filters;

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
      <Choice label={text.type} value={filter.type} choose={(value) => narrow({ type: typeNamed(value) })}>
        {FILTER_TYPES.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice
        label={text.status}
        value={status}
        choose={(value) => changeSearch({ status: STATUS_FILTERS.find((name) => name === value) ?? 'current' })}
      >
        {STATUS_FILTERS.map((name) => (
          <option key={name} value={name}>
            {DASHBOARD_TEXT.statuses[name]}
          </option>
        ))}
      </Choice>
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

function typeNamed(value: string): PropertyFilter['type'] {
  return FILTER_TYPES.find(({ id }) => id === value)?.id ?? 'all';
}

interface ChoiceProps {
  label: string;
  value: string;
  choose: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, choose, children }: ChoiceProps): ReactElement {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="field-input"
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {children}
      </select>
    </div>
  );
}
