import type { ReactElement, ReactNode } from 'react';

interface Props {
  /** Which step it is, counted from 1. */
  number: number;
  /** The present step: only this one shows where there is script (`.form-step`). */
  step: number;
  /** Its heading. */
  heading: string;
  /** Its fields. */
  children: ReactNode;
}

/** One step of a form. Without script all steps stand one after the other. */
export function FormStep({ number, step, heading, children }: Props): ReactElement {
  return (
    <fieldset className="form-step" data-current={number === step} data-step={number}>
      <legend>
        <span className="text-title" data-step-heading={number} tabIndex={-1}>
          {heading}
        </span>
      </legend>
      <div className="form-fields">{children}</div>
    </fieldset>
  );
}
