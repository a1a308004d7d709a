import type { ReactElement, ReactNode } from 'react';
import { describedBy } from '#components/form/field-binding.ts';

interface Props {
  /** Id of the form's part, which the error summary focuses. */
  id: string;
  /** Name for assistive technology. */
  label: string;
  error: string | undefined;
  /** Layout of the controls; default one below the other. */
  layout?: string;
  children: ReactNode;
}

/** The controls of one part of the form; its parent shows the error. */
export function FieldGroup({ id, label, error, layout = '', children }: Props): ReactElement {
  return (
    <div
      id={id}
      role="group"
      aria-label={label}
      aria-describedby={describedBy(id, undefined, error)}
      tabIndex={-1}
      className={`field-wide ${layout}`}
    >
      {children}
    </div>
  );
}
