import { SIGNING_IN } from '#domain/staff/admin-text.ts';
import type { MultiFactorError } from 'firebase/auth';
import type { ReactElement } from 'react';
import { finishSignIn } from '#admin/lib/second-factor.ts';
import { CodeForm } from './CodeForm.tsx';
import { SHELL_TEXT } from '../text.ts';

interface Props {
  /** The sign-in that Auth stopped after the password. */
  stopped: MultiFactorError;
  /** Goes back to email and password. */
  onBack: () => void;
}

export function SignInCode({ stopped, onBack }: Props): ReactElement {
  return (
    <CodeForm submit={SHELL_TEXT.signIn.submit} busy={SIGNING_IN} send={(code) => finishSignIn(stopped, code)}>
      <button type="button" className="button button-quiet" onClick={onBack}>
        {SHELL_TEXT.secondFactor.back}
      </button>
    </CodeForm>
  );
}
