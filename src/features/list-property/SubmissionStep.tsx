import { submissionStep } from '#domain/submission/text.ts';
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

/** One step of the wizard: its heading beside its fields. Without script all steps stand one after the other. */
export function SubmissionStep({ number, step, heading, children }: Props): ReactElement {
  const headingId = `step-${number}`;
  return (
    <fieldset className="form-step submission-step" data-current={number === step} aria-labelledby={headingId}>
      <div className="submission-head">
        <p className="label text-clay step-without-script">{submissionStep(number)}</p>
        <h3 id={headingId} className="max-w-[12ch] text-title" data-step-heading={number} tabIndex={-1}>
          {heading}
        </h3>
      </div>
      <div className="form-fields">{children}</div>
    </fieldset>
  );
}
