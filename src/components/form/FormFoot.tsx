import type { ReactElement, ReactNode } from 'react';

/** The buttons of a form with several steps, besides its last one. */
interface StepButtons {
  previous: string;
  /** Null disables the button. */
  onPrevious: (() => void) | null;
  /** Null on the last step, which sends the form. */
  next: string | null;
}

interface Props {
  state: 'ready' | 'sending' | 'slow' | 'offline' | 'sent';
  submit: string;
  sending: string;
  /** What the status says while the form waits. */
  waiting: Readonly<Record<'slow' | 'offline', string>>;
  /** Absent for a form of one step. */
  steps?: StepButtons;
  /** What sending means for the visitor's data; default nothing. */
  children?: ReactNode;
}

/** The end of a form: its legal note, the buttons in the order of the keyboard, and the status. */
export function FormFoot({ state, submit, sending, waiting, steps, children }: Props): ReactElement {
  const isWaiting = state === 'slow' || state === 'offline';
  const busy = isWaiting || state === 'sending';
  const forward = (
    <button type="submit" className="button button-primary" aria-disabled={busy}>
      {steps && steps.next !== null ? <NextLabel next={steps.next} submit={submit} /> : busy ? sending : submit}
    </button>
  );
  return (
    <div className="form-foot field-wide">
      {children}
      {steps ? (
        <div className="step-buttons">
          <button
            type="button"
            className="button button-quiet noscript:hidden"
            disabled={busy || steps.onPrevious === null}
            onClick={() => steps.onPrevious?.()}
          >
            {steps.previous}
          </button>
          {forward}
        </div>
      ) : (
        forward
      )}
      <p role="status" className="form-status">
        {isWaiting ? waiting[state] : ''}
      </p>
    </div>
  );
}

/** Without JavaScript all steps are visible, and the button sends the form. */
function NextLabel({ next, submit }: { next: string; submit: string }): ReactElement {
  return (
    <>
      <span className="needs-script">{next}</span>
      <span className="step-without-script">{submit}</span>
    </>
  );
}
