import type { ReactElement, ReactNode } from 'react';
import { describedBy, type FieldBinding } from './field-binding.ts';
import { FieldNotes } from './FieldNotes.tsx';

interface Props extends FieldBinding {
  /** The label, which may contain links. */
  children: ReactNode;
  /** Default false. */
  required?: boolean;
}

export function CheckField({ id, registration, error, children, required = false }: Props): ReactElement {
  return (
    <div className="field-wide">
      <div className="field-check">
        <input
          {...registration}
          id={id}
          type="checkbox"
          required={required}
          aria-describedby={describedBy(id, undefined, error)}
          aria-invalid={error ? true : undefined}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
