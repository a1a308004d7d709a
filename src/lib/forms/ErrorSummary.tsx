import type { ReactElement, RefObject } from 'react';

export interface SummaryError {
  /** Id of the field; null for the form as a whole. */
  readonly id: string | null;
  /** What is wrong, as one sentence. */
  readonly message: string;
}

interface Props {
  /** Takes the focus when a form could not be sent. */
  ref: RefObject<HTMLDivElement | null>;
  heading: string;
  /** In the order of the form. */
  errors: readonly SummaryError[];
}

/** All errors of a form, with a link to each field. */
export function ErrorSummary({ ref, heading, errors }: Props): ReactElement | null {
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className="field-wide border-l-4 border-error bg-error/6 px-6 py-5" tabIndex={-1} role="alert">
      <p>{heading}</p>
      <ul className="mt-2">
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`} className="py-1 text-error">
            {id === null ? (
              message
            ) : (
              <a href={`#${id}`} className="underline decoration-1 underline-offset-[0.25em]">
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
