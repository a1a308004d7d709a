import { ArrowDown, ArrowUp, ListFilter } from 'lucide-react';
import { DEFAULT_DASHBOARD, isFiltered, type DashboardSearch } from '#domain/property/dashboard/search.ts';
import { oppositeDirection, SORT_FIELDS } from '#domain/search/sort.ts';
import { useRef, type ReactElement } from 'react';
import { SearchField } from '#admin/components/SearchField.tsx';
import { DASHBOARD_TEXT as text } from './text.ts';

interface Props {
  search: DashboardSearch;
  changeSearch: (change: Partial<DashboardSearch>) => void;
  filtering: boolean;
  setFiltering: (open: boolean) => void;
}

/** Search, order, and the button for the filters. */
export function SearchLine({ search, changeSearch, filtering, setFiltering }: Props): ReactElement {
  const { field, direction } = search.sort;
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div role="search" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <SearchField {...text.search} text={search.text} onSearch={(text) => changeSearch({ text })} />
      <label className="flex items-center gap-2 text-small text-ink-soft">
        {text.sort.label}
        <select
          className="field-input w-auto"
          value={field}
          onChange={({ currentTarget }) => {
            const chosen = SORT_FIELDS.find(({ id }) => id === currentTarget.value);
            if (chosen !== undefined) changeSearch({ sort: { field: chosen.id, direction } });
          }}
        >
          {SORT_FIELDS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="icon-button"
        aria-label={direction === 'asc' ? text.sort.ascending : text.sort.descending}
        title={direction === 'asc' ? text.sort.ascending : text.sort.descending}
        onClick={() => changeSearch({ sort: { field, direction: oppositeDirection(direction) } })}
      >
        {direction === 'asc' ? <ArrowUp size={18} /> : <ArrowDown size={18} />}
      </button>
      <button
        ref={opener}
        type="button"
        className="button button-quiet"
        aria-expanded={filtering}
        onClick={() => setFiltering(!filtering)}
      >
        <ListFilter size={16} />
        {text.filters.open}
      </button>
      {isFiltered(search) && (
        <button
          type="button"
          className="inline-link cursor-pointer py-1 text-small"
          onClick={() => {
            // This button disappears.
            opener.current?.focus();
            changeSearch(cleared(search));
          }}
        >
          {text.filters.clear}
        </button>
      )}
    </div>
  );
}

function cleared({ sort }: DashboardSearch): DashboardSearch {
  return { ...DEFAULT_DASHBOARD, sort };
}
