import type { ReactElement } from 'react';
import { type ListingSort, oppositeDirection, SORT_FIELDS, TOTAL } from '#domain/search/sort.ts';
import { SORT_BAR_TEXT as text } from '../text.ts';

export interface SortOrderProps {
  sort: ListingSort;
  /** Whether there is a stay, whose total can be sorted by; default false. */
  hasTotal?: boolean;
  onChange: (sort: ListingSort) => void;
}

/** The field to sort by, and the direction. */
export function SortOrder({ sort, hasTotal = false, onChange }: SortOrderProps): ReactElement {
  const fields = hasTotal ? [{ id: TOTAL, label: text.total } as const, ...SORT_FIELDS] : SORT_FIELDS;
  return (
    <div className="flex items-center">
      <select
        className="tool-field pr-7"
        aria-label={text.sortBy}
        value={sort.field}
        onChange={({ currentTarget }) => {
          const field = fields.find(({ id }) => id === currentTarget.value)?.id;
          if (field !== undefined) onChange({ ...sort, field });
        }}
      >
        {fields.map(({ id, label }) => (
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
