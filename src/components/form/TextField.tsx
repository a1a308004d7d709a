import type { ReactElement } from 'react';
import { describedBy, type FieldBinding } from './field-binding.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';

interface Props extends FieldBinding {
  label: string;
  /** 'area' takes several lines; default 'text'. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'area';
  /** Default empty. */
  defaultValue?: string | number;
  /** Sentence under the field; default none. */
  hint?: string;
  /** True to span both columns of the form. */
  wide?: boolean;
  /** Default false. */
  required?: boolean;
  /** Whether its label says that it may stay empty; default false. */
  optional?: boolean;
  /** Smallest number or earliest date. */
  min?: number | string;
  max?: number;
  autoComplete?: string;
}

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
