import { DEFAULT_DASHBOARD, narrows, type DashboardSearch } from '#domain/property/dashboard/search.ts';
import { oppositeDirection, SORT_FIELDS } from '#domain/search/sort.ts';
import type { ReactElement } from 'react';
import { Icon } from '#admin/components/Icon.tsx';
import { SearchField } from '#admin/components/SearchField.tsx';
import { DASHBOARD_TEXT as text } from './text.ts';

interface Props {
  /** What is asked now. */
  search: DashboardSearch;
  /** Asks something else. */
  ask: (change: Partial<DashboardSearch>) => void;
  /** Whether the filters are open. */
  filtering: boolean;
  /** Opens or closes them. */
  setFiltering: (open: boolean) => void;
}

/** Search, order, and the way to the filters. */
export function SearchLine({ search, ask, filtering, setFiltering }: Props): ReactElement {
  const { field, direction } = search.sort;
  return (
    <div role="search" className="search-line">
      <SearchField {...text.search} text={search.text} ask={(text) => ask({ text })} />
      <label className="flex items-center gap-2 text-small text-ink-soft">
        {text.sort.label}
        <select
          className="field-input w-auto"
          value={field}
          onChange={({ currentTarget }) => {
            const chosen = SORT_FIELDS.find(({ id }) => id === currentTarget.value);
            if (chosen !== undefined) ask({ sort: { field: chosen.id, direction } });
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
        onClick={() => ask({ sort: { field, direction: oppositeDirection(direction) } })}
      >
        <Icon name={direction === 'asc' ? 'arrow-up' : 'arrow-down'} />
      </button>
      <button
        type="button"
        className="button button-quiet"
        aria-expanded={filtering}
        onClick={() => setFiltering(!filtering)}
      >
        <Icon name="list-filter" size={16} />
        {text.filters.open}
      </button>
      {narrows(search) && (
        <button
          type="button"
          className="inline-link cursor-pointer py-1 text-small"
          onClick={() => ask(cleared(search))}
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
