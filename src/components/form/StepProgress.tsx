import type { ReactElement } from 'react';

interface Props {
  /** The current step, counted from 1. */
  step: number;
  steps: number;
  /** Accessible name of the bar. */
  name: string;
  /** The progress as text. */
  text: string;
}

export function StepProgress({ step, steps, name, text }: Props): ReactElement {
  return (
    <div className="field-wide noscript:hidden">
      <p className="label text-clay">{text}</p>
      <div
        className="mt-3 h-1 bg-sand"
        role="progressbar"
        aria-label={name}
        aria-valuemin={1}
        aria-valuemax={steps}
        aria-valuenow={step}
        aria-valuetext={text}
      >
        <span
          className="block h-full bg-anil transition-[width] duration-420"
          style={{ width: `${(step / steps) * 100}%` }}
        />
      </div>
    </div>
  );
}
