import { FAILED_TO_SIGN_IN } from '@site/domain/messages/account-messages';
import { ADMIN_FAILURES, SIGNING_IN } from '@site/domain/messages/admin-messages';
import { useId, useState, type SubmitEvent, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../../../components/admin/Icon.tsx';
import { authCode } from '../../../lib/member/auth-code.ts';
import { signInStaff } from '../../../lib/staff/staff-session.ts';
import { SHELL_WORDS } from './words.ts';

const words = SHELL_WORDS.signIn;

/** Address or password are wrong; which of them, nobody is told. */
const WRONG = /^auth\/(invalid|user-not-found|wrong-password)/;

interface Props {
  /** Address that the form opens with; default none. */
  email?: string;
  /** Further ways out beside the button; default none. */
  children?: ReactNode;
}

/** Address, password and button of the staff's sign-in; the session itself tells everybody who came. */
export function SignInFields({ email = '', children }: Props): ReactElement {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  const [failure, setFailure] = useState('');

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setFailure('');
    signInStaff(String(form.get('email')).trim(), String(form.get('password')))
      .catch((error: unknown) => {
        setFailure(WRONG.test(authCode(error)) ? FAILED_TO_SIGN_IN : ADMIN_FAILURES.signIn);
      })
      .finally(() => setBusy(false));
  };

  return (
    <form className="grid gap-6" onSubmit={submit}>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-email`}>
          {words.email}
        </label>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={email}
          className="field-input"
        />
      </div>
      <div className="field relative">
        <label className="field-label" htmlFor={`${id}-password`}>
          {words.password}
        </label>
        <input
          id={`${id}-password`}
          name="password"
          type={shown ? 'text' : 'password'}
          required
          autoComplete="current-password"
          className="field-input pr-12"
        />
        <button
          type="button"
          className="icon-button absolute right-0 bottom-0"
          aria-label={shown ? words.hide : words.show}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </div>
      <p role="alert" className="outcome" data-outcome="failure">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button button-primary" disabled={busy}>
          {busy ? SIGNING_IN : words.submit}
        </button>
        {children}
      </div>
    </form>
  );
}
