import type { ReactElement } from 'react';
import { FORM_TEXT, stepText } from './text.ts';

/** How far a form of several steps has come: the current step, counted from 1, and the last one. */
export function StepProgress({ step, last }: { step: number; last: number }): ReactElement {
  const text = stepText(step, last);
  return (
    <div className="field-wide noscript:hidden">
      <p className="label text-clay">{text}</p>
      <div
        className="mt-3 h-1 bg-sand"
        role="progressbar"
        aria-label={FORM_TEXT.progress}
        aria-valuemin={1}
        aria-valuemax={last}
        aria-valuenow={step}
        aria-valuetext={text}
      >
        <span
          className="block h-full bg-anil transition-[width] duration-420"
          style={{ width: `${(step / last) * 100}%` }}
        />
      </div>
    </div>
  );
}
