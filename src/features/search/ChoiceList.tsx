import type { ReactElement } from 'react';
import { toggleExclusiveChoice } from '@site/domain/exclusive-choice';
import { ALL } from '@site/domain/location-options';

/** A list of which several can be ticked. */
export interface ChoiceListProps {
  /** Name of the list. */
  label: string;
  /** Options after 'All'. */
  options: readonly string[];
  /** Those that are ticked. */
  chosen: readonly string[];
  /** Called with those that shall be ticked. */
  onChange: (chosen: string[]) => void;
}

/** A list of boxes: "'All' is exclusive; unticking everything returns to All". */
export function ChoiceList({ label, options, chosen, onChange }: ChoiceListProps): ReactElement {
  return (
    <fieldset className="choice-list">
      <legend className="label text-clay">{label}</legend>
      {[ALL, ...options].map((option) => (
        <label key={option} className="choice">
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={() => onChange(toggleExclusiveChoice(chosen, option))}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
