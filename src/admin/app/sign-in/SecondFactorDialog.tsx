import { ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import { useEffect, useState, type ReactElement } from 'react';
import { authCode } from '#lib/member/auth-code.ts';
import { setUpLater } from '#admin/lib/offer-second-factor.ts';
import { startEnrolment, type Enrolment } from '#admin/lib/second-factor.ts';
import { leaveStaffSession } from '#admin/lib/staff-session.ts';
import { CodeForm } from './CodeForm.tsx';
import { CoveringDialog } from './CoveringDialog.tsx';
import { SHELL_TEXT } from '../text.ts';

const text = SHELL_TEXT.secondFactor;

/** Messages for errors of Auth, by code. */
const AUTH_MESSAGES: Readonly<Record<string, string>> = {
  'auth/requires-recent-login': text.tooOld,
  'auth/operation-not-allowed': text.unavailable,
};

/** Adds an authenticator app to the account. Where one is required, the dialog cannot be skipped. */
export function SecondFactorDialog({ isRequired }: { isRequired: boolean }): ReactElement {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [note, setNote] = useState<string>(text.loading);
  const [attempts, setAttempts] = useState(1);
  const busy = note === text.loading;
  // Not where Auth says what to do instead. Unsaved work waits behind the dialog, which can only be left by logging out.
  const mayTryAgain = note === ADMIN_FAILURES.signIn || (busy && attempts > 1);
  useEffect(() => {
    startEnrolment(document.body.dataset['house'] ?? '').then(
      (started) => {
        setEnrolment(started);
        setNote(started === null ? text.enrolled : '');
      },
      (error: unknown) => {
        const message = AUTH_MESSAGES[authCode(error)];
        if (message === undefined) reportError(error);
        setNote(message ?? ADMIN_FAILURES.signIn);
      },
    );
  }, [attempts]);

  const tryAgain = (): void => {
    if (busy) return;
    setNote(text.loading);
    setAttempts(attempts + 1);
  };

  const leave = isRequired ? (
    <button type="button" className="button button-quiet" onClick={() => void leaveStaffSession()}>
      {text.leave}
    </button>
  ) : (
    <button type="button" className="button button-quiet" onClick={setUpLater}>
      {text.later}
    </button>
  );
  return (
    <CoveringDialog title={text.title} text={text.text}>
      {enrolment === null ? (
        <>
          <p role="status" className="mb-6">
            {note}
          </p>
          <div className="flex flex-wrap gap-3">
            {mayTryAgain && (
              <button type="button" className="button button-primary" aria-disabled={busy} onClick={tryAgain}>
                {text.tryAgain}
              </button>
            )}
            {leave}
          </div>
        </>
      ) : (
        <>
          <p>{text.step}</p>
          <p className="my-4">
            <a className="inline-link" href={enrolment.link}>
              {text.open}
            </a>
          </p>
          <dl className="mb-6">
            <dt className="field-label">{text.key}</dt>
            <dd className="wrap-anywhere select-all">{inGroups(enrolment.secret)}</dd>
          </dl>
          <CodeForm submit={text.confirm} busy={text.confirming} send={enrolment.confirm}>
            {leave}
          </CodeForm>
        </>
      )}
    </CoveringDialog>
  );
}

/** A key in groups of four characters, for copying by hand. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
