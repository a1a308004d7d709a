import type { ReactElement } from 'react';

interface Props {
  /** The field's id. */
  htmlFor: string;
  /** The label. */
  label: string;
  /** The word that marks a field which may stay empty; undefined for a required one. */
  optional?: string | undefined;
}

/** The label above a field. */
export function FieldLabel({ htmlFor, label, optional }: Props): ReactElement {
  return (
    <label className="field-label" htmlFor={htmlFor}>
      {label}
      {optional && <span className="field-optional">{optional}</span>}
    </label>
  );
}
