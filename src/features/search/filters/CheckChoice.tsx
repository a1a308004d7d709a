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
    <label className="flex min-h-11 break-inside-avoid items-center gap-3 has-disabled:text-ink-soft">
      <input
        type="checkbox"
        className="size-5 flex-none accent-anil"
        checked={checked}
        disabled={empty}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {empty ? nothingFound(label) : label}
    </label>
  );
}
