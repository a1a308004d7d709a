import { ENTER_CODE, SECOND_FACTOR_CODE_INVALID, SECOND_FACTOR_CODE_WRONG } from '#domain/staff/text.ts';
import { secondFactorCodeSchema } from '#domain/staff/second-factor.ts';
import { useId, useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { describeCodeFailure } from './describe-code-failure.ts';

interface Props {
  submit: string;
  busy: string;
  /** Sends a code of six digits; rejects when Auth rejects it. */
  send: (code: string) => Promise<void>;
  children: ReactNode;
}

/** The failures that another code repairs. */
const CODE_FAULTS: readonly string[] = [SECOND_FACTOR_CODE_INVALID, SECOND_FACTOR_CODE_WRONG];

/** Asks for the code of the authenticator app. */
export function CodeForm({ submit, busy, send, children }: Props): ReactElement {
  const id = useId();
  const [failure, setFailure] = useState('');
  const { busy: isBusy, attempt } = useAttempt(setFailure);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const code = secondFactorCodeSchema.safeParse(String(new FormData(event.currentTarget).get('code')));
    if (!code.success) setFailure(SECOND_FACTOR_CODE_INVALID);
    else void attempt(send(code.data), describeCodeFailure);
  };

  return (
    <form className="grid gap-6" onSubmit={onSubmit}>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {ENTER_CODE}
        </label>
        <input
          id={id}
          name="code"
          required
          // Focused at once, because a code is valid for half a minute.
          autoFocus
          inputMode="numeric"
          autoComplete="one-time-code"
          className="field-input"
          aria-invalid={CODE_FAULTS.includes(failure) || undefined}
          aria-describedby={`${id}-failure`}
        />
      </div>
      <p id={`${id}-failure`} role="alert" className="outcome" data-outcome="failure">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button button-primary" aria-disabled={isBusy}>
          {isBusy ? busy : submit}
        </button>
        {children}
      </div>
    </form>
  );
}
