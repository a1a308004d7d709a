import type { ReactElement } from 'react';
import { oppositeDirection, type PropertySort, SORT_FIELDS } from '#domain/search/sort.ts';
import { SORT_BAR_TEXT as text } from '../text.ts';

export interface SortOrderProps {
  sort: PropertySort;
  onChange: (sort: PropertySort) => void;
}

/** The field to sort by, and the direction. */
export function SortOrder({ sort, onChange }: SortOrderProps): ReactElement {
  return (
    <div className="flex items-center">
      <select
        className="tool-field pr-7"
        aria-label={text.sortBy}
        value={sort.field}
        onChange={({ currentTarget }) => {
          const field = SORT_FIELDS.find(({ id }) => id === currentTarget.value)?.id;
          if (field !== undefined) onChange({ ...sort, field });
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
        aria-label={text[sort.direction]}
        title={text[sort.direction]}
        onClick={() => onChange({ ...sort, direction: oppositeDirection(sort.direction) })}
      >
        <span aria-hidden="true" data-direction={sort.direction}>
          ↑
        </span>
      </button>
    </div>
  );
}
