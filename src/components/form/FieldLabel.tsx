import type { ReactElement } from 'react';

interface Props {
  htmlFor: string;
  label: string;
  /** Whether it says that the field may stay empty; default false. */
  optional?: boolean | undefined;
}

export function FieldLabel({ htmlFor, label, optional }: Props): ReactElement {
  return (
    <label className="field-label" htmlFor={htmlFor}>
      {label}
      {optional && <span className="ml-[0.25em] italic">{' optional'}</span>}
    </label>
  );
}
