import type { ReactElement, RefObject } from 'react';

/** A field to mend. */
export interface SummaryError {
  /** Id of the field; null when it is the form as a whole. */
  readonly id: string | null;
  /** What is wrong, as one sentence. */
  readonly message: string;
}

interface Props {
  /** Takes the focus when a form could not be sent. */
  ref: RefObject<HTMLDivElement | null>;
  /** Line above the errors. */
  heading: string;
  /** What is to mend, in the order of the form. */
  errors: readonly SummaryError[];
}

/** Everything that keeps a form from being sent, with a link to each field. */
export function ErrorSummary({ ref, heading, errors }: Props): ReactElement | null {
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className="error-summary field-wide" tabIndex={-1} role="alert">
      <p>{heading}</p>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>{id === null ? message : <a href={`#${id}`}>{message}</a>}</li>
        ))}
      </ul>
    </div>
  );
}
