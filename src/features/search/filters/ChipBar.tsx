import type { ReactElement } from 'react';
import { nothingFound } from '../text.ts';

/** A row of filters that are on or off. */
export interface ChipBarProps<Id extends string> {
  /** Name of the row. */
  label: string;
  /** Filters in order; one that finds nothing can only be taken off. */
  options: readonly { id: Id; label: string; finds: boolean }[];
  /** Those that are on. */
  chosen: readonly Id[];
  /** Called with those that shall be on, in the order in which they were chosen. */
  onChange: (chosen: Id[]) => void;
}

/** A row of filters on one line, which scrolls sideways where it is longer than the window. */
export function ChipBar<Id extends string>({ label, options, chosen, onChange }: ChipBarProps<Id>): ReactElement {
  return (
    <div role="group" aria-label={label} className="chip-bar">
      {options.map((option) => {
        const on = chosen.includes(option.id);
        const empty = !on && !option.finds;
        return (
          <button
            key={option.id}
            type="button"
            className="chip"
            aria-pressed={on}
            disabled={empty}
            onClick={() => onChange(on ? chosen.filter((id) => id !== option.id) : [...chosen, option.id])}
          >
            {empty ? nothingFound(option.label) : option.label}
          </button>
        );
      })}
    </div>
  );
}
