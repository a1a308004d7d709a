import type { ReactElement } from 'react';
import { nothingFound } from '../text.ts';

export interface CheckChoiceProps {
  label: string;
  checked: boolean;
  /** True when it has no results: it cannot be ticked. */
  empty: boolean;
  onChange: (checked: boolean) => void;
}

/** A filter as a checkbox. */
export function CheckChoice({ label, checked, empty, onChange }: CheckChoiceProps): ReactElement {
  return (
    <label className="flex min-h-11 break-inside-avoid items-center gap-3 has-aria-disabled:text-ink-soft">
      <input
        type="checkbox"
        className="size-5 flex-none accent-anil aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
        checked={checked}
        // Not `disabled`, which would take the focus from one that loses its results when it is unticked.
        aria-disabled={empty || undefined}
        onChange={({ currentTarget }) => {
          if (!empty) onChange(currentTarget.checked);
        }}
      />
      {empty ? nothingFound(label) : label}
    </label>
  );
}
