import type { ReactElement } from 'react';

interface Props {
  /** Label of the way back. */
  previous: string;
  /** Label of the way on; null on the last step, where the form's own button stands. */
  next: string | null;
  /** Called for the way back; null where there is none, which disables it. */
  onPrevious: (() => void) | null;
}

/** The way through a form of several steps; the way on is a submit button, so that Enter takes it too. */
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
