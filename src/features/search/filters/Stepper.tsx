import type { ReactElement } from 'react';
import { PANEL_TEXT as text } from './panel-text.ts';

/** A number with a button on either side. */
export interface StepperProps {
  label: string;
  value: number;
  /** Whether one less is allowed. */
  less: boolean;
  /** Whether one more is allowed. */
  more: boolean;
  onStep: (step: 1 | -1) => void;
}

/** A number that goes up and down by one; at a bound its button says so and keeps the focus. */
export function Stepper({ label, value, less, more, onStep }: StepperProps): ReactElement {
  return (
    <div className="stepper" role="group" aria-label={label}>
      <span className="label text-clay">{label}</span>
      <span className="flex items-center">
        <button
          type="button"
          className="tool-button"
          aria-label={text.fewer(label)}
          aria-disabled={!less}
          onClick={() => less && onStep(-1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <output className="stepper-value">{value}</output>
        <button
          type="button"
          className="tool-button"
          aria-label={text.more(label)}
          aria-disabled={!more}
          onClick={() => more && onStep(1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </span>
    </div>
  );
}
