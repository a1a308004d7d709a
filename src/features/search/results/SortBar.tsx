import type { ReactElement } from 'react';
import { LISTING_VIEWS } from '#domain/search/listing-search.ts';
import { oppositeDirection, SORT_FIELDS } from '#domain/search/sort.ts';
import { SearchField } from '../bar/SearchField.tsx';
import type { ToolProps } from './tool-props.ts';
import { SORT_BAR_TEXT as text } from '../text.ts';

/** Search field, sort order, direction and view. */
export function SortBar({ search, change }: ToolProps): ReactElement {
  const { sort, view } = search;
  return (
    <div className="sort-bar">
      <SearchField
        text={search.text}
        // One history entry per text, not per letter.
        onSearch={(text) => change({ ...search, text, page: 1 }, search.text === '' ? 'push' : 'replace')}
      />
      <div className="flex items-center">
        <select
          className="tool-select"
          aria-label={text.sortBy}
          value={sort.field}
          onChange={({ currentTarget }) => {
            const field = SORT_FIELDS.find(({ id }) => id === currentTarget.value)?.id;
            if (field !== undefined) change({ ...search, sort: { ...sort, field }, page: 1 });
          }}
        >
          {SORT_FIELDS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="tool-button"
          data-hydrate="direction"
          aria-label={text[sort.direction]}
          title={text[sort.direction]}
          onClick={() => {
            const direction = oppositeDirection(sort.direction);
            change({ ...search, sort: { ...sort, direction }, page: 1 });
          }}
        >
          <span aria-hidden="true" className="sort-arrow" data-direction={sort.direction}>
            ↑
          </span>
        </button>
      </div>
      <div role="group" aria-label={text.view} className="flex">
        {LISTING_VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            className="view-button"
            aria-pressed={view === name}
            onClick={() => change({ ...search, view: name })}
          >
            {text[name]}
          </button>
        ))}
      </div>
    </div>
  );
}
