import type { ReactElement } from 'react';

interface Props {
  previous: string;
  /** Null on the last step, which has the form's own button. */
  next: string | null;
  /** Null disables the button. */
  onPrevious: (() => void) | null;
}

/** Buttons of a form with several steps; 'next' is a submit button, so that Enter works too. */
export function StepButtons({ previous, next, onPrevious }: Props): ReactElement {
  return (
    <div className="step-buttons field-wide">
      <button
        type="button"
        className="button button-quiet"
        disabled={onPrevious === null}
        onClick={() => onPrevious?.()}
      >
        {previous}
      </button>
      {next !== null && (
        <button type="submit" className="button button-primary">
          {next}
        </button>
      )}
    </div>
  );
}
