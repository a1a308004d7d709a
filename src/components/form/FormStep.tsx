import type { ReactElement, ReactNode } from 'react';

interface Props {
  /** Counted from 1. */
  number: number;
  /** The current step: with JavaScript only this one is visible (`.form-step`). */
  step: number;
  heading: string;
  children: ReactNode;
}

/** One step of a form. Without JavaScript all steps are visible. */
export function FormStep({ number, step, heading, children }: Props): ReactElement {
  return (
    <fieldset className="form-step" data-current={number === step} data-step={number}>
      <legend className="mb-7">
        <span className="font-display text-title ringless" data-step-heading={number} tabIndex={-1}>
          {heading}
        </span>
      </legend>
      <div className="form-fields">{children}</div>
    </fieldset>
  );
}
