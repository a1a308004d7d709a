import type { ReactElement } from 'react';
import { nothingFound } from '../text.ts';

export interface ChipBarProps<Id extends string> {
  /** Stands above the row and names it. */
  label: string;
  /** Filters in order; one without results can only be switched off. */
  options: readonly { id: Id; label: string; finds: boolean }[];
  chosen: readonly Id[];
  /** Called with the filters that become active, in the order in which they were chosen. */
  onChange: (chosen: Id[]) => void;
}

/** A row of filter toggles with its label. */
export function ChipBar<Id extends string>({ label, options, chosen, onChange }: ChipBarProps<Id>): ReactElement {
  return (
    <div className="grid gap-3">
      <span aria-hidden="true" className="label text-clay">
        {label}
      </span>
      <div role="group" aria-label={label} className="flex flex-wrap gap-2">
        {options.map((option) => {
          const on = chosen.includes(option.id);
          const empty = !on && !option.finds;
          return (
            <button
              key={option.id}
              type="button"
              className="min-h-10 flex-none rounded-hair border border-sand px-3.5 transition-colors hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:border-sand aria-disabled:text-ink-soft aria-pressed:border-anil aria-pressed:bg-anil aria-pressed:text-white"
              aria-pressed={on}
              // Not `disabled`, which would take the focus from one that is switched off without results.
              aria-disabled={empty || undefined}
              onClick={() => {
                if (!empty) onChange(on ? chosen.filter((id) => id !== option.id) : [...chosen, option.id]);
              }}
            >
              {empty ? nothingFound(option.label) : option.label}
            </button>
          );
        })}
      </div>
    </div>
  );
}
