import type { ReactElement } from 'react';
import { describedBy, type FieldBinding } from './field-binding.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';

interface Props extends FieldBinding {
  /** Visible label. */
  label: string;
  /** Kind of field; 'area' takes several lines; default 'text'. */
  type?: 'text' | 'email' | 'tel' | 'number' | 'date' | 'area';
  /** Value it opens with; default empty. */
  defaultValue?: string | number;
  /** Sentence under the field; default none. */
  hint?: string;
  /** True to take the whole width of a form in two columns. */
  wide?: boolean;
  /** Whether it must be filled in; default false. */
  required?: boolean;
  /** The word that marks a field which may stay empty; default unmarked. */
  optional?: string;
  /** Smallest number or earliest day accepted. */
  min?: number | string;
  /** Largest number accepted. */
  max?: number;
  /** The browser's autofill hint, such as 'email'. */
  autoComplete?: string;
}

/** A line or an area to write on. */
export function TextField(props: Props): ReactElement {
  const { id, registration, error, label, type = 'text', hint, wide = false, required = false, optional } = props;
  const shared = {
    ...registration,
    id,
    className: 'field-input',
    required,
    defaultValue: props.defaultValue,
    'aria-describedby': describedBy(id, hint, error),
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={wide ? 'field field-wide' : 'field'}>
      <FieldLabel htmlFor={id} label={label} optional={optional} />
      {type === 'area' ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input {...shared} type={type} min={props.min} max={props.max} autoComplete={props.autoComplete} />
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
