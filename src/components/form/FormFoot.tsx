import type { ReactElement, ReactNode } from 'react';

interface Props {
  state: 'ready' | 'sending' | 'offline' | 'sent';
  submit: string;
  sending: string;
  /** Shown to a visitor without a connection. */
  offline: string;
  /** What sending means for the visitor's data; default nothing. */
  children?: ReactNode;
}

/** The end of a form: its legal note, the button and the status. */
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
