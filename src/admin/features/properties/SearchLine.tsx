import { ArrowDown, ArrowUp } from 'lucide-react';
import { DEFAULT_DASHBOARD, isFiltered, type DashboardSearch } from '#domain/property/dashboard/search.ts';
import { oppositeDirection, SORT_FIELDS } from '#domain/search/sort.ts';
import type { ReactElement } from 'react';
import { FilterButtons } from '#admin/components/FilterButtons.tsx';
import { Choice } from '#admin/components/form/Choice.tsx';
import { IconButton } from '#admin/components/IconButton.tsx';
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
  return (
    <div role="search" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <SearchField {...text.search} text={search.text} onSearch={(text) => changeSearch({ text })} />
      <Choice
        className="flex items-center gap-2 text-small text-ink-soft [&>select]:w-auto"
        labelClass=""
        label={text.sort.label}
        value={field}
        options={SORT_FIELDS}
        choose={(chosen) => changeSearch({ sort: { field: chosen, direction } })}
      />
      <IconButton
        icon={direction === 'asc' ? ArrowUp : ArrowDown}
        label={direction === 'asc' ? text.sort.ascending : text.sort.descending}
        size={18}
        onClick={() => changeSearch({ sort: { field, direction: oppositeDirection(direction) } })}
      />
      <FilterButtons
        text={text.filters}
        isOpen={filtering}
        setOpen={setFiltering}
        clear={isFiltered(search) ? () => changeSearch({ ...DEFAULT_DASHBOARD, sort: search.sort }) : null}
      />
    </div>
  );
}
