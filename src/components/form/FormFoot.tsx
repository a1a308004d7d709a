import type { ReactElement, ReactNode } from 'react';

interface Props {
  /** Where the form stands. */
  state: 'ready' | 'sending' | 'offline' | 'sent';
  /** Label of the button. */
  submit: string;
  /** Label of the button while it is busy. */
  sending: string;
  /** What a visitor without a connection is told. */
  offline: string;
  /** What sending means for one's data; default nothing. */
  children?: ReactNode;
}

/** The end of a form: what sending means, the button, and what goes on. */
export function FormFoot({ state, submit, sending, offline, children }: Props): ReactElement {
  const busy = state === 'sending' || state === 'offline';
  return (
    <div className="form-foot field-wide">
      {children}
      <button type="submit" className="button button-primary" aria-disabled={busy}>
        {busy ? sending : submit}
      </button>
      <p role="status" className="form-status">
        {state === 'offline' ? offline : ''}
      </p>
    </div>
  );
}
