import type { ReactElement } from 'react';
import { describedBy } from '#components/form/field-binding.ts';
import { FieldNotes } from '#components/form/FieldNotes.tsx';

interface Props {
  id: string;
  label: string;
  options: readonly { readonly id: string; readonly label: string }[];
  /** How many there are of an option; without those that there are none of. */
  counts: Readonly<Record<string, unknown>>;
  onCounts: (counts: Readonly<Record<string, unknown>>) => void;
  error: string | undefined;
}

/** A number for each of several options, empty for none. */
export function CountFields({ id, label, options, counts, onCounts, error }: Props): ReactElement {
  return (
    <fieldset id={id} tabIndex={-1} className="field-wide min-w-0" aria-describedby={describedBy(id, undefined, error)}>
      <legend className="field-label">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-5 gap-y-2">
        {options.map((option) => {
          const count = counts[option.id];
          return (
            <div key={option.id} className="flex items-center gap-2 text-small">
              <input
                id={`${id}-${option.id}`}
                type="number"
                className="field-input w-14"
                min={0}
                value={typeof count === 'number' ? count : ''}
                onChange={({ currentTarget }) => {
                  const typed = currentTarget.valueAsNumber || 0;
                  const changed = Object.entries({ ...counts, [option.id]: typed });
                  onCounts(Object.fromEntries(changed.filter(([, number]) => number !== 0)));
                }}
              />
              <label htmlFor={`${id}-${option.id}`}>{option.label}</label>
            </div>
          );
        })}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
