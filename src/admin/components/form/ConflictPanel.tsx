import type { FieldChoice } from '#domain/content/conflict.ts';
import { useId, type ReactElement } from 'react';
import type { FieldConflict } from '#admin/lib/content/use-conflict.ts';
import type { FormShell } from '#admin/lib/content/use-content-form.ts';

const text = {
  heading: 'Someone else saved this while you were editing',
  choose: 'You both changed these fields. Choose which version to keep.',
  noConflict: 'You changed different fields. Save again to keep both.',
  merged: (fields: string) => `Kept from the other version: ${fields}.`,
  mine: 'Yours',
  theirs: 'Saved in the meantime',
  nothing: '(empty)',
  resolve: 'Save with these choices',
} as const;

type Props = NonNullable<FormShell['conflict']>;

/** Shows a colleague's version beside one's own, with a choice for each field. */
export function ConflictPanel({ conflicts, merged, sides, onSide, onResolve }: Props): ReactElement {
  return (
    <section className="field-wide border-l-4 border-clay bg-limestone px-6 py-5" role="alert">
      <h3 data-conflict tabIndex={-1} className="text-title">
        {text.heading}
      </h3>
      <p className="mt-2">{conflicts.length > 0 ? text.choose : text.noConflict}</p>
      {merged.length > 0 && <p className="mt-2">{text.merged(merged.join(', '))}</p>}
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.name}
          conflict={conflict}
          side={sides[conflict.name] ?? 'mine'}
          choose={(side) => onSide(conflict.name, side)}
        />
      ))}
      <button type="button" className="button button-primary mt-6" onClick={onResolve}>
        {text.resolve}
      </button>
    </section>
  );
}

interface ChoiceProps {
  conflict: FieldConflict;
  side: FieldChoice;
  choose: (side: FieldChoice) => void;
}

function ConflictChoice({ conflict, side, choose }: ChoiceProps): ReactElement {
  const group = useId();
  const sides: FieldChoice[] = ['mine', 'theirs'];
  return (
    <fieldset className="mt-5 grid min-w-0 gap-x-5 gap-y-2 sm:grid-cols-2">
      <legend className="field-label font-medium text-ink">{conflict.label}</legend>
      {sides.map((version) => (
        <label
          key={version}
          className="flex cursor-pointer items-start gap-3 rounded-hair border border-field p-3 has-checked:border-anil has-checked:shadow-[inset_0_0_0_1px_var(--color-anil)]"
        >
          <input
            type="radio"
            className="mt-[0.2rem] flex-none accent-anil"
            name={group}
            checked={side === version}
            onChange={() => choose(version)}
          />
          <span>
            <span className="field-label">{text[version]}</span>
            <span className="block max-h-48 overflow-auto wrap-anywhere whitespace-pre-line">
              {conflict[version] === '' ? text.nothing : conflict[version]}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
