import type { ReactElement } from 'react';

interface Props {
  /** The present step, counted from 1. */
  step: number;
  /** How many there are. */
  steps: number;
  /** Accessible name of the bar. */
  name: string;
  /** Where the visitor is, in words. */
  text: string;
}

/** How far a form of several steps has come; the bar is step / steps wide. */
export function StepProgress({ step, steps, name, text }: Props): ReactElement {
  return (
    <div className="step-progress field-wide">
      <p className="label text-clay">{text}</p>
      <div
        className="step-bar"
        role="progressbar"
        aria-label={name}
        aria-valuemin={1}
        aria-valuemax={steps}
        aria-valuenow={step}
        aria-valuetext={text}
      >
        <span style={{ width: `${(step / steps) * 100}%` }} />
      </div>
    </div>
  );
}
