import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ReactElement, RefObject } from 'react';
import { SEARCH_FAVORITES } from '#domain/account/favorites-text.ts';
import { FAVORITES_SORT_FIELDS, oppositeDirection, SORT_FIELDS } from '#domain/search/sort.ts';
import type { FavoritesQuery } from './favorites-list.ts';
import { FAVORITES_TEXT as text } from './text.ts';

interface Props {
  /** The search box. */
  box: RefObject<HTMLInputElement | null>;
  query: FavoritesQuery;
  onChange: (query: FavoritesQuery) => void;
  onClear: () => void;
  onShare: () => void;
}

/** Search box, order and sharing of the favourites page. */
export function FavoritesToolbar({ box, query, onChange, onClear, onShare }: Props): ReactElement {
  const { search, field, direction } = query;
  return (
    <div className="mb-10 flex flex-wrap items-end gap-x-10 gap-y-6 border-b border-sand pb-8">
      <div className="field relative grow sm:max-w-96">
        <label className="field-label" htmlFor="favorites-search">
          {text.search}
        </label>
        <input
          ref={box}
          id="favorites-search"
          className="field-input pr-10"
          type="search"
          placeholder={SEARCH_FAVORITES}
          autoComplete="off"
          value={search}
          onChange={({ currentTarget }) => onChange({ ...query, search: currentTarget.value })}
        />
        {search !== '' && (
          <button
            type="button"
            className="absolute right-0 bottom-0 grid size-11 cursor-pointer place-items-center"
            aria-label={text.clearSearch}
            onClick={onClear}
          >
            <X size={18} />
          </button>
        )}
      </div>
      <div className="flex grow items-end gap-x-4 sm:grow-0">
        <div className="field grow sm:w-44">
          <label className="field-label" htmlFor="favorites-sort">
            {text.sortBy}
          </label>
          <select
            id="favorites-sort"
            className="field-input"
            value={field}
            onChange={({ currentTarget }) => {
              const chosen = FAVORITES_SORT_FIELDS.find((known) => known === currentTarget.value);
              if (chosen !== undefined) onChange({ ...query, field: chosen });
            }}
          >
            {FAVORITES_SORT_FIELDS.map((id) => (
              <option key={id} value={id}>
                {SORT_FIELDS.find((known) => known.id === id)?.label}
              </option>
            ))}
          </select>
        </div>
        <button
          type="button"
          className="flex min-h-11 cursor-pointer items-center gap-2 text-small"
          onClick={() => onChange({ ...query, direction: oppositeDirection(direction) })}
        >
          <span className="sr-only">{`${text.direction}: `}</span>
          {direction === 'asc' ? <ArrowUp size={18} /> : <ArrowDown size={18} />}
          {direction === 'asc' ? text.ascending : text.descending}
        </button>
      </div>
      <button type="button" className="button button-quiet sm:ml-auto" onClick={onShare}>
        {text.share}
      </button>
    </div>
  );
}
