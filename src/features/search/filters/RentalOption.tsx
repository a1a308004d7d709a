import type { ReactElement } from 'react';
import { FILTER_TEXT as text, nothingFound } from '../text.ts';

export interface RentalOptionProps {
  checked: boolean;
  /** Whether it has results; a box without can only be unticked. */
  finds: boolean;
  onChange: (checked: boolean) => void;
}

/** 'Show only properties with rental options', and 'Clear filter' next to it while it is ticked. */
export function RentalOption({ checked, finds, onChange }: RentalOptionProps): ReactElement {
  const empty = !checked && !finds;
  return (
    <div className="rental-option">
      <label className="check-choice">
        <input
          type="checkbox"
          checked={checked}
          disabled={empty}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {empty ? nothingFound(text.rentalOption) : text.rentalOption}
      </label>
      {checked && (
        <button type="button" className="inline-link py-2" onClick={() => onChange(false)}>
          {text.clearFilter}
        </button>
      )}
    </div>
  );
}
