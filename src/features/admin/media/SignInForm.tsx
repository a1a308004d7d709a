import { ADMIN_FAILURES, SIGNING_IN } from '@site/domain/messages/admin-messages';
import { FAILED_TO_SIGN_IN } from '@site/domain/messages/account-messages';
import { useState, type FormEvent, type ReactElement } from 'react';
import { authCode } from '../../../lib/member/auth-code.ts';
import { signIn } from '../../../lib/member/sign-in.ts';
import { MEDIA_WORDS } from './words.ts';

const words = MEDIA_WORDS.signIn;

/** Signs staff in where they stand, for this window; `signedIn` hears of it. */
export function SignInForm({ signedIn }: { signedIn: () => void }): ReactElement {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setFailure('');
    signIn(String(form.get('email')), String(form.get('password')), false).then(signedIn, (error: unknown) => {
      setFailure(authCode(error).startsWith('auth/invalid') ? FAILED_TO_SIGN_IN : ADMIN_FAILURES.signIn);
      setBusy(false);
    });
  };

  return (
    <form className="grid max-w-text gap-8 border-b-4 border-anil bg-limestone p-6 sm:p-10" onSubmit={submit}>
      <h2 className="text-title">{words.title}</h2>
      <div className="field">
        <label className="field-label" htmlFor="staff-email">
          {words.email}
        </label>
        <input id="staff-email" name="email" type="email" required autoComplete="username" className="field-input" />
      </div>
      <div className="field">
        <label className="field-label" htmlFor="staff-password">
          {words.password}
        </label>
        <input
          id="staff-password"
          name="password"
          type="password"
          required
          autoComplete="current-password"
          className="field-input"
        />
      </div>
      <p role="alert" className="outcome" data-outcome="failure">
        {failure}
      </p>
      <button type="submit" className="button button-primary justify-self-start" disabled={busy}>
        {busy ? SIGNING_IN : words.submit}
      </button>
    </form>
  );
}
