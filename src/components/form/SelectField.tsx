import type { ReactElement } from 'react';
import { describedBy, type FieldBinding } from './field-binding.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';

interface Props extends FieldBinding {
  label: string;
  /** The first option is the initial one, because React would undo another choice on hydration. */
  options: readonly { id: string; label: string }[];
  /** True to span both columns of the form. */
  wide?: boolean;
  /** Default false. */
  required?: boolean;
  /** Whether its label says that it may stay empty; default false. */
  optional?: boolean;
}

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
