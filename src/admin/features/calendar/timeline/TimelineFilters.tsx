import { PROPERTY_TYPE_LABELS } from '#domain/property/type-labels.ts';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import { useState, type ReactElement } from 'react';
import { FilterButtons } from '#admin/components/FilterButtons.tsx';
import { SearchField } from '#admin/components/SearchField.tsx';
import { Choice } from '#admin/components/form/Choice.tsx';
import { DayField } from '#admin/components/form/DayField.tsx';
import { useDestinationOptions } from '#admin/lib/content/destination-options.ts';
import { DEFAULT_TIMELINE, hasUnusedDay, isTimelineFiltered, type TimelineSearch } from './timeline-search.ts';
import { TIMELINE_TEXT } from './text.ts';

const text = TIMELINE_TEXT.filters;

const TYPES = [
  { id: 'all', label: text.anyType },
  ...PROPERTY_TYPES.map((id) => ({ id, label: PROPERTY_TYPE_LABELS[id] })),
] as const;

/** Numbers of guests that are offered. */
const GUESTS = [2, 4, 6, 8, 10, 12, 16, 20, 30, 50];

interface Props {
  search: TimelineSearch;
  changeSearch: (change: Partial<TimelineSearch>) => void;
}

/** The search and the filters of the timeline; each takes effect at once. */
export function TimelineFilters({ search, changeSearch }: Props): ReactElement {
  const isFiltered = isTimelineFiltered(search);
  const [isOpen, setOpen] = useState(isFiltered);
  const places = [{ id: 'all' as const, label: text.anyPlace }, ...useDestinationOptions()];
  // A URL may ask for another number.
  const numbers = [...new Set([...GUESTS, search.guests])].filter((people) => people > 0).sort((a, b) => a - b);
  const guests = [
    { id: '0', label: text.anyGuests },
    ...numbers.map((people) => ({ id: String(people), label: text.atLeast(people) })),
  ];
  return (
    <div role="search">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <SearchField {...TIMELINE_TEXT.search} text={search.text} onSearch={(typed) => changeSearch({ text: typed })} />
        <FilterButtons
          text={text}
          isOpen={isOpen}
          setOpen={setOpen}
          clear={isFiltered ? () => changeSearch({ ...DEFAULT_TIMELINE, zoom: search.zoom }) : null}
        />
      </div>
      {isOpen && (
        <div className="mt-4 grid grid-cols-2 items-end gap-x-6 gap-y-4 border-b-4 border-anil bg-limestone px-5 pt-4 pb-5 lg:grid-cols-5">
          <Choice label={text.type} value={search.type} options={TYPES} choose={(type) => changeSearch({ type })} />
          <Choice
            label={text.place}
            value={search.place}
            options={places}
            choose={(place) => changeSearch({ place })}
          />
          <DayField
            className="grid min-w-0"
            label={text.from}
            day={search.from}
            choose={(from) => changeSearch({ from })}
          />
          <DayField className="grid min-w-0" label={text.to} day={search.to} choose={(to) => changeSearch({ to })} />
          <Choice
            label={text.guests}
            value={String(search.guests)}
            options={guests}
            choose={(people) => changeSearch({ guests: Number(people) })}
          />
          <p role="status" className="col-span-full text-small text-clay empty:sr-only">
            {hasUnusedDay(search) && text.daysUnused}
          </p>
        </div>
      )}
    </div>
  );
}
