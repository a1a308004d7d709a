import { ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import { ENTER_CODE, SECOND_FACTOR_CODE_WRONG } from '#domain/staff/text.ts';
import { secondFactorCodeSchema } from '#domain/staff/second-factor.ts';
import { useId, useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { failureText } from '#admin/lib/failure-text.ts';
import { isWrongCode } from '#admin/lib/second-factor.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';

interface Props {
  submit: string;
  busy: string;
  /** Sends a code of six digits; rejects when Auth rejects it. */
  send: (code: string) => Promise<void>;
  children: ReactNode;
}

/** Asks for the code of the authenticator app. */
export function CodeForm({ submit, busy, send, children }: Props): ReactElement {
  const id = useId();
  const [failure, setFailure] = useState('');
  const { busy: isBusy, attempt } = useAttempt(setFailure);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const code = secondFactorCodeSchema.safeParse(String(new FormData(event.currentTarget).get('code')));
    if (!code.success) setFailure(code.error.issues[0]?.message ?? SECOND_FACTOR_CODE_WRONG);
    else {
      void attempt(send(code.data), (error) =>
        isWrongCode(error) ? SECOND_FACTOR_CODE_WRONG : failureText(error, ADMIN_FAILURES.signIn),
      );
    }
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
        />
      </div>
      <p role="alert" className="outcome" data-outcome="failure">
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
