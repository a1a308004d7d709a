import type { ReactElement } from 'react';

/** A row of filters that are on or off. */
export interface ChipBarProps<Id extends string> {
  /** Name of the row. */
  label: string;
  /** Filters in order. */
  options: readonly { id: Id; label: string }[];
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
        return (
          <button
            key={option.id}
            type="button"
            className="chip"
            aria-pressed={on}
            onClick={() => onChange(on ? chosen.filter((id) => id !== option.id) : [...chosen, option.id])}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
