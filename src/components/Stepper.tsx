import type { ReactElement } from 'react';

export interface StepperProps {
  label: string;
  value: number;
  /** Whether a decrement is allowed. */
  less: boolean;
  /** Whether an increment is allowed. */
  more: boolean;
  onStep: (step: 1 | -1) => void;
}

/** A number with two buttons; at a bound the button is aria-disabled and keeps the focus. */
export function Stepper({ label, value, less, more, onStep }: StepperProps): ReactElement {
  return (
    <div className="flex items-center justify-between gap-4 border-b border-sand" role="group" aria-label={label}>
      <span className="label text-clay">{label}</span>
      <span className="flex items-center">
        <button
          type="button"
          className="stepper-button"
          aria-label={`Fewer: ${label}`}
          aria-disabled={!less}
          onClick={() => less && onStep(-1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <output className="min-w-8 text-center font-display text-title tabular-nums">{value}</output>
        <button
          type="button"
          className="stepper-button"
          aria-label={`More: ${label}`}
          aria-disabled={!more}
          onClick={() => more && onStep(1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </span>
    </div>
  );
}
