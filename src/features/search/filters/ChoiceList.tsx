import type { ReactElement } from 'react';
import { toggleExclusiveChoice } from './exclusive-choice.ts';
import { ALL } from '#domain/places/locations.ts';
import { nothingFound } from '../text.ts';

export interface ChoiceListProps {
  label: string;
  /** Options after 'All'. */
  options: readonly string[];
  /** Whether an option has results; one without can only be unticked. */
  finds: (option: string) => boolean;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A list of checkboxes: "'All' is exclusive; unticking everything returns to All". */
export function ChoiceList({ label, options, finds, chosen, onChange }: ChoiceListProps): ReactElement {
  return (
    <fieldset className="choice-list">
      <legend className="label text-clay">{label}</legend>
      {[ALL, ...options].map((option) => {
        const checked = chosen.includes(option);
        const empty = !checked && option !== ALL && !finds(option);
        return (
          <label key={option} className="check-choice">
            <input
              type="checkbox"
              checked={checked}
              disabled={empty}
              onChange={() => onChange(toggleExclusiveChoice(chosen, option))}
            />
            {empty ? nothingFound(option) : option}
          </label>
        );
      })}
    </fieldset>
  );
}
