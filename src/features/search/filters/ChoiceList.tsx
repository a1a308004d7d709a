import type { ReactElement } from 'react';
import { CheckChoice } from './CheckChoice.tsx';
import { ALL } from '#domain/places/locations.ts';

export interface ChoiceListProps {
  label: string;
  /** Options after 'All'. */
  options: readonly string[];
  /** Whether an option has results; one without can only be unticked. */
  finds: (option: string) => boolean;
  /** Empty for all. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A list of checkboxes: "'All' is exclusive; unticking everything returns to All". */
export function ChoiceList({ label, options, finds, chosen, onChange }: ChoiceListProps): ReactElement {
  return (
    <fieldset className="min-w-0 columns-[14rem]">
      <legend className="label mb-2 text-clay">{label}</legend>
      <CheckChoice label={ALL} checked={chosen.length === 0} empty={false} onChange={() => onChange([])} />
      {options.map((option) => {
        const checked = chosen.includes(option);
        return (
          <CheckChoice
            key={option}
            label={option}
            checked={checked}
            empty={!checked && !finds(option)}
            onChange={() => onChange(checked ? chosen.filter((other) => other !== option) : [...chosen, option])}
          />
        );
      })}
    </fieldset>
  );
}
