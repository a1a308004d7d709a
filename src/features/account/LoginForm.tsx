import type { ReactElement } from 'react';
import { loginSchema } from '#domain/account/forms.ts';
import { FAILED_TO_SIGN_IN } from '#domain/account/text.ts';
import { PATHS } from '#domain/site/paths.ts';
import { CheckField } from '#components/form/CheckField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { signInText } from './failure-text.ts';
import { PasswordField } from './PasswordField.tsx';
import { signInTarget } from './sign-in-target.ts';
import { ACCOUNT_TEXT } from './text.ts';
import { useAccountForm } from './use-account-form.ts';

const text = ACCOUNT_TEXT.login;

/** The form of /login. */
export function LoginForm({ labelledBy }: { labelledBy: string }): ReactElement {
  const form = useAccountForm({
    id: 'login-form',
    schema: loginSchema,
    send: async ({ email, password, rememberMe }) => {
      const { signIn } = await import('#lib/member/sign-in.ts');
      await signIn(email, password, rememberMe);
      location.replace(signInTarget());
      return null;
    },
    failure: (error) => signInText(error, FAILED_TO_SIGN_IN),
  });
  const { field } = form;
  return (
    <AccountForm form={form} labelledBy={labelledBy} submit={text.submit} busy={text.busy} wide>
      <TextField {...field('email')} label={text.email} type="email" autoComplete="username" required />
      <PasswordField {...field('password')} label={text.password} autoComplete="current-password" />
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-6">
        <CheckField {...field('rememberMe')}>{text.remember}</CheckField>
        <a className="inline-link py-2 text-small" href={PATHS.forgotPassword}>
          {text.forgot}
        </a>
      </div>
    </AccountForm>
  );
}
