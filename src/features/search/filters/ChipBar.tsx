import type { ReactElement } from 'react';
import { nothingFound } from '../text.ts';

export interface ChipBarProps<Id extends string> {
  /** Accessible name of the row. */
  label: string;
  /** Filters in order; one without results can only be switched off. */
  options: readonly { id: Id; label: string; finds: boolean }[];
  chosen: readonly Id[];
  /** Called with the filters that become active, in the order in which they were chosen. */
  onChange: (chosen: Id[]) => void;
}

/** A row of filter toggles; scrolls sideways where it is wider than the window. */
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
