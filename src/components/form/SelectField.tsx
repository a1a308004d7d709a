import type { ReactElement } from 'react';
import { describedBy, type FieldBinding } from './field-binding.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';

interface Props extends FieldBinding {
  /** Visible label. */
  label: string;
  /** Choices in order; the first is chosen at the beginning, because React would undo another choice on waking. */
  options: readonly { id: string; label: string }[];
  /** True to take the whole width of a form in two columns. */
  wide?: boolean;
  /** Whether something must be chosen; default false. */
  required?: boolean;
  /** The word that marks a field which may stay as it is; default unmarked. */
  optional?: string;
}

/** A choice of one. */
export function SelectField(props: Props): ReactElement {
  const { id, registration, error, label, options, wide = false, required = false, optional } = props;
  return (
    <div className={wide ? 'field field-wide' : 'field'}>
      <FieldLabel htmlFor={id} label={label} optional={optional} />
      <select
        {...registration}
        id={id}
        className="field-input"
        required={required}
        aria-describedby={describedBy(id, undefined, error)}
        aria-invalid={error ? true : undefined}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
