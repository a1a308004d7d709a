import { Eye, EyeOff } from 'lucide-react';
import type { MultiFactorError } from 'firebase/auth';
import { ACCOUNT_EMAIL_MISSING, PASSWORD_MISSING, SIGN_IN_REJECTED } from '#domain/account/text.ts';
import { PATHS } from '#domain/site/paths.ts';
import { SIGNING_IN } from '#domain/staff/admin-text.ts';
import { lazy, Suspense, useId, useState, type SubmitEvent, type ReactElement, type ReactNode } from 'react';
import { authCode } from '#lib/member/auth-code.ts';
import { signInStaff } from '#admin/lib/staff-session.ts';
import { describeSignInFailure } from './describe-sign-in-failure.ts';
import { SHELL_TEXT } from '../text.ts';

const text = SHELL_TEXT.signIn;

const SignInCode = lazy(async () => ({ default: (await import('./SignInCode.tsx')).SignInCode }));

interface Props {
  children?: ReactNode;
}

/** The sign-in form of staff; `staffSession` announces the result. */
export function SignInFields({ children }: Props): ReactElement {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  const [failure, setFailure] = useState('');
  const [stopped, setStopped] = useState<MultiFactorError | null>(null);
  const [faults, setFaults] = useState({ email: '', password: '' });

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const faults = {
      email: String(form.get('email')).trim() === '' ? ACCOUNT_EMAIL_MISSING : '',
      password: String(form.get('password')) === '' ? PASSWORD_MISSING : '',
    };
    setFaults(faults);
    const [first] = (['email', 'password'] as const).filter((name) => faults[name] !== '');
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    setBusy(true);
    setFailure('');
    signInStaff(String(form.get('email')).trim(), String(form.get('password')))
      .catch((error: unknown) => {
        if (asksForSecondFactor(error)) setStopped(error);
        else setFailure(describeSignInFailure(error));
      })
      .finally(() => setBusy(false));
  };

  if (stopped !== null) {
    return (
      <Suspense>
        <SignInCode stopped={stopped} onBack={() => setStopped(null)} />
      </Suspense>
    );
  }
  return (
    <form className="grid gap-6" noValidate onSubmit={submit}>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-email`}>
          {text.email}
        </label>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          required
          autoComplete="username"
          className="field-input"
          aria-invalid={faults.email !== '' || undefined}
          aria-describedby={`${id}-email-error`}
        />
        {faults.email !== '' && (
          <p id={`${id}-email-error`} className="field-error">
            {faults.email}
          </p>
        )}
      </div>
      <div className="field relative">
        <label className="field-label" htmlFor={`${id}-password`}>
          {text.password}
        </label>
        <input
          id={`${id}-password`}
          name="password"
          type={shown ? 'text' : 'password'}
          required
          autoComplete="current-password"
          className="field-input pr-12"
          aria-invalid={faults.password !== '' || undefined}
          aria-describedby={`${id}-password-error`}
        />
        <button
          type="button"
          className="icon-button absolute right-0 bottom-0"
          aria-label={shown ? text.hide : text.show}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={18} /> : <Eye size={18} />}
        </button>
      </div>
      {faults.password !== '' && (
        <p id={`${id}-password-error`} className="field-error -mt-4">
          {faults.password}
        </p>
      )}
      <p role="alert" className="outcome" data-outcome="failure">
        {failure === SIGN_IN_REJECTED ? <SignInRejected /> : failure}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button button-primary" aria-disabled={busy}>
          {busy ? SIGNING_IN : text.submit}
        </button>
        {children}
      </div>
    </form>
  );
}

/** The rejection, with a link where it speaks of a new password. */
function SignInRejected(): ReactElement {
  const [before, after] = SIGN_IN_REJECTED.split(text.newPassword);
  return (
    <>
      {before}
      <a href={PATHS.forgotPassword} className="inline-link">
        {text.newPassword}
      </a>
      {after}
    </>
  );
}

/** Whether Auth accepted the password and asks for the second factor. */
function asksForSecondFactor(error: unknown): error is MultiFactorError {
  return authCode(error) === 'auth/multi-factor-auth-required';
}
