import type { ReactElement } from 'react';
import { CheckChoice } from './CheckChoice.tsx';
import { toggleExclusiveChoice } from './exclusive-choice.ts';
import { ALL } from '#domain/places/locations.ts';

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
    <fieldset className="min-w-0 columns-[14rem]">
      <legend className="label mb-2 text-clay">{label}</legend>
      {[ALL, ...options].map((option) => {
        const checked = chosen.includes(option);
        const empty = !checked && option !== ALL && !finds(option);
        return (
          <CheckChoice
            key={option}
            label={option}
            checked={checked}
            empty={empty}
            onChange={() => onChange(toggleExclusiveChoice(chosen, option))}
          />
        );
      })}
    </fieldset>
  );
}
