import type { ReactElement, ReactNode } from 'react';
import { FORM_TEXT } from './text.ts';
import type { SendingState } from './use-sent-form.ts';
import type { Steps } from './use-steps.ts';

interface Props {
  state: SendingState;
  submit: string;
  sending: string;
  /** Label of the button of every step but the last; absent for a form of one step. */
  next?: string;
  /** Absent for a form of one step. */
  steps?: Steps;
  /** What sending means for the visitor's data; default nothing. */
  children?: ReactNode;
}

/** The end of a form: its legal note, the buttons in the order of the keyboard, and the status. */
export function FormFoot({ state, submit, sending, next, steps, children }: Props): ReactElement {
  const isWaiting = state === 'slow' || state === 'offline';
  const busy = isWaiting || state === 'sending';
  const forward = (
    <button
      type="submit"
      className={`button button-primary ${steps ? 'ml-auto min-w-32 max-sm:flex-1 sm:min-w-48' : 'min-w-48 max-sm:w-full'}`}
      aria-disabled={busy}
    >
      {next !== undefined && steps && steps.step < steps.last ? (
        <NextLabel next={next} submit={submit} />
      ) : busy ? (
        sending
      ) : (
        submit
      )}
    </button>
  );
  return (
    <div className="field-wide">
      {children}
      {steps ? (
        <div data-step-buttons className="flex flex-wrap justify-between gap-4 border-t border-sand pt-7">
          <button
            type="button"
            className="button button-quiet min-w-32 noscript:hidden"
            disabled={busy || steps.step === 1}
            onClick={() => steps.goTo(steps.step - 1)}
          >
            {FORM_TEXT.previous}
          </button>
          {forward}
        </div>
      ) : (
        forward
      )}
      {/* In a form of several steps below the button that the visitor pressed. */}
      <p role="status" className={steps ? 'form-status ml-auto w-fit' : 'form-status'}>
        {isWaiting ? FORM_TEXT.waiting[state] : ''}
      </p>
    </div>
  );
}

/** Without JavaScript all steps are visible, and the button sends the form. */
function NextLabel({ next, submit }: { next: string; submit: string }): ReactElement {
  return (
    <>
      <span className="noscript:hidden">{next}</span>
      <span className="script:hidden">{submit}</span>
    </>
  );
}
