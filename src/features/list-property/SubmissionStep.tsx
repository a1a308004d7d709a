import { SUBMISSION_STEPS } from '#domain/submission/options.ts';
import type { ReactElement, ReactNode } from 'react';
import { stepText } from '#lib/forms/text.ts';

interface Props {
  /** Counted from 1. */
  number: number;
  /** The current step: with JavaScript only this one is visible (`.form-step`). */
  step: number;
  heading: string;
  children: ReactNode;
}

/** One step of the wizard. Without JavaScript all steps are visible. */
export function SubmissionStep({ number, step, heading, children }: Props): ReactElement {
  const headingId = `step-${number}`;
  return (
    <fieldset
      className="form-step lg:grid-cols-12 lg:gap-x-8 lg:data-[current=true]:grid lg:noscript:grid"
      data-current={number === step}
      aria-labelledby={headingId}
    >
      <div className="lg:col-span-4">
        <p className="label text-clay script:hidden">{stepText(number, SUBMISSION_STEPS.length)}</p>
        <h3 id={headingId} className="max-w-[7em] text-title ringless" data-step-heading={number} tabIndex={-1}>
          {heading}
        </h3>
      </div>
      <div className="form-fields mt-8 lg:col-span-8 lg:mt-0">{children}</div>
    </fieldset>
  );
}
