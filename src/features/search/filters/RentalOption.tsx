import type { ReactElement } from 'react';
import { CheckChoice } from './CheckChoice.tsx';
import { FILTER_TEXT as text } from '../text.ts';

export interface RentalOptionProps {
  checked: boolean;
  /** Whether it has results; a box without can only be unticked. */
  finds: boolean;
  onChange: (checked: boolean) => void;
}

/** 'Show only properties with rental options', and 'Clear filter' next to it while it is ticked. */
export function RentalOption({ checked, finds, onChange }: RentalOptionProps): ReactElement {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-small">
      <CheckChoice label={text.rentalOption} checked={checked} empty={!checked && !finds} onChange={onChange} />
      {checked && (
        <button
          type="button"
          className="inline-link py-2"
          onClick={({ currentTarget }) => {
            // The button goes, the box stays.
            currentTarget.parentElement?.querySelector('input')?.focus();
            onChange(false);
          }}
        >
          {text.clearFilter}
        </button>
      )}
    </div>
  );
}
